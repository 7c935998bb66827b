package broadside.cli.catalogue;

import broadside.cli.ExitCode;
import broadside.cli.GameName;
import broadside.cli.Style;
import broadside.cli.Terminal;
import broadside.engine.game.Game;
import broadside.engine.words.Words;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
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
        footer = "  broadside names spanish-main")
public final class NamesCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            converter = GameName.class,
            completionCandidates = GameName.class,
            description = "The game: ${COMPLETION-CANDIDATES}. May be left out if there is only one.")
    private @Nullable Game<?> named;

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
        title("moments (at: {turn: <seat>, moment: ...})");
        game.moments().forEach((name, about) -> terminal.say("  " + name + ": " + about));
        title("options");
        game.options().forEach(spec -> terminal.say("  " + spec.id() + ": " + spec.expected()));
        return ExitCode.OK;
    }

    private void title(String text) {
        terminal.say(terminal.paint(Style.TITLE, text));
    }
}
