package broadside.cli.catalogue;

import broadside.cli.ExitCode;
import broadside.cli.GameName;
import broadside.cli.Style;
import broadside.cli.Terminal;
import broadside.engine.game.Game;
import broadside.engine.scenario.Flow;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists every name that a scenario or position document may use. */
@Command(
        name = "names",
        description = {
            "List the names that scenarios and position documents may use.",
            "These are cards and pieces, the moments to start at, the options.",
            "Case and accents do not matter in a document."
        },
        footerHeading = "%nExample:%n",
        footer = {"  broadside names spanish-main", "  broadside names high-seas --stats"})
public final class NamesCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            converter = GameName.class,
            completionCandidates = GameName.class,
            description = "The game: ${COMPLETION-CANDIDATES}. May be left out if there is only one.")
    private @Nullable Game<?> named;

    @Option(names = "--stats", description = "Print the facts of the pieces as well: what component tests look at.")
    private boolean stats;

    NamesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Game<?> game = named == null ? GameName.only() : named;
        Words words = terminal.words(List.of(game));
        game.names().forEach((kind, names) -> {
            title(kind);
            for (String name : names) {
                String translated = words.name(name);
                terminal.say("  " + name + (translated.equals(name) ? "" : "  (" + translated + ")"));
            }
        });
        if (stats) {
            title("facts");
            game.catalogue().children().forEach((name, facts) -> tell("  ", name, facts));
        }
        title("moments (at: {turn: <seat>, moment: ...})");
        game.moments().forEach((name, about) -> terminal.say("  " + name + ": " + about));
        title("options");
        game.options().forEach(spec -> terminal.say("  " + spec.id() + ": " + spec.expected()));
        return ExitCode.OK;
    }

    /** Prints a thing on one line where it is small, else what it consists of below it. */
    private void tell(String margin, String name, Tree facts) {
        String line = margin + name + ": " + Flow.write(facts);
        if (line.length() <= terminal.features().width()
                || !(facts instanceof Tree.Branch || facts instanceof Tree.Row)) {
            terminal.say(line);
            return;
        }
        terminal.say(margin + name + ":");
        if (facts instanceof Tree.Branch branch) {
            branch.children().forEach((field, child) -> tell(margin + "  ", field, child));
        } else if (facts instanceof Tree.Row row) {
            for (int i = 0; i < row.items().size(); i++) {
                tell(margin + "  ", "[" + i + "]", row.items().get(i));
            }
        }
    }

    private void title(String text) {
        terminal.say(terminal.paint(Style.TITLE, text));
    }
}
