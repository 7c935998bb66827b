package broadside.cli.rules;

import broadside.cli.ExitCode;
import broadside.cli.Terminal;
import broadside.cli.Text;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.rules.RuleBook;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Finds clauses and rulings by words. */
@Command(
        name = "search",
        description = "List the clauses and rulings that hold all these words. Exit code 1 if there are none.",
        footerHeading = "%nExample:%n",
        footer = "  broadside rules search accuse fame")
public final class SearchCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "WORD", arity = "1..*", description = "Words, or beginnings of words.")
    private List<String> words = List.of();

    SearchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        String wanted = String.join(" ", words);
        int found = 0;
        for (Game<?> game : Games.all()) {
            for (String line : RuleBook.of(game.id(), game.clausePrefixes()).search(wanted)) {
                found++;
                int gap = line.indexOf("  ");
                Text.hanging(
                                line.substring(0, gap),
                                line.substring(gap),
                                17,
                                terminal.features().width())
                        .forEach(terminal::say);
            }
        }
        if (found == 0) {
            terminal.say(terminal.word("cli.rules.nothing", wanted));
            return ExitCode.NEGATIVE;
        }
        return ExitCode.OK;
    }
}
