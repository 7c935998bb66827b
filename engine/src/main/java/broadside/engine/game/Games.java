package broadside.engine.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Finds the games on the class path; nothing else knows them by name. */
public final class Games {
    private Games() {}

    @SuppressWarnings("rawtypes")
    public static List<Game<?>> all() {
        List<Game<?>> games = new ArrayList<>();
        for (Game game : ServiceLoader.load(Game.class)) {
            games.add(game);
        }
        games.sort(Comparator.comparing(Game::id));
        return games;
    }

    /** Returns the game of this id, or null. */
    public static @Nullable Game<?> find(String id) {
        for (Game<?> game : all()) {
            if (game.id().equals(id)) {
                return game;
            }
        }
        return null;
    }
}
