package broadside.cli;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.ITypeConverter;

/** Reads the name of a game on the command line, and says which there are. */
public final class GameName implements ITypeConverter<Game<?>>, Iterable<String> {

    @Override
    public Game<?> convert(String id) {
        return find(id);
    }

    /** Returns the game of this id or complains with the list of games. */
    public static Game<?> find(String id) {
        Game<?> game = Games.find(id);
        if (game == null) {
            throw new UserError("cli.error.no-game", id, ids());
        }
        return game;
    }

    /** Returns the game that is meant where none is named: the only one; else complains with the list of games. */
    public static Game<?> only() {
        List<? extends Game<?>> all = Games.all();
        if (all.size() != 1) {
            throw new UserError("cli.error.which-game", ids());
        }
        return all.get(0);
    }

    private static List<String> ids() {
        return Games.all().stream().map(Game::id).toList();
    }

    @Override
    public Iterator<String> iterator() {
        return ids().iterator();
    }
}
