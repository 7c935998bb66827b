package broadside.cli.catalogue;

import broadside.cli.ExitCode;
import broadside.cli.Style;
import broadside.cli.Terminal;
import broadside.cli.Text;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.game.OptionSpec;
import broadside.engine.rules.Clause;
import broadside.engine.words.Words;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;

/** Lists the games, how many play them, and the options of their tables. */
@Command(
        name = "games",
        description = "List the games with the options of their tables.",
        footerHeading = "%nExample:%n",
        footer = "  broadside games")
public final class GamesCommand implements Callable<Integer> {
    private final Terminal terminal;

    GamesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        for (Game<?> game : Games.all()) {
            show(game);
        }
        return ExitCode.OK;
    }

    private void show(Game<?> game) {
        Words words = terminal.words(List.of(game));
        String players = terminal.word("cli.games.players", game.fewestSeats(), game.mostSeats());
        terminal.say(
                terminal.paint(Style.TITLE, game.id()) + "  " + words.say("game." + game.id()) + " (" + players + ")");
        indent(words.say("game." + game.id() + ".about"), 2);
        for (OptionSpec spec : game.options()) {
            terminal.say("");
            terminal.say("  " + terminal.paint(Style.KEY, "--option " + spec.id() + "=" + spec.otherwise()));
            indent(words.say("option." + spec.id()) + ": " + words.say("option." + spec.id() + ".about"), 6);
            String clauses = spec.clauses().stream().map(Clause::id).collect(Collectors.joining(", "));
            indent(terminal.word("cli.games.values", spec.expected(), clauses), 6);
        }
        terminal.say("");
    }

    private void indent(String text, int by) {
        Text.hanging("", text, by, terminal.features().width()).forEach(terminal::say);
    }
}
