package broadside.cli.rules;

import broadside.cli.ExitCode;
import broadside.cli.Terminal;
import broadside.cli.Text;
import broadside.cli.UserError;
import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.rules.Clause;
import broadside.engine.rules.RuleBook;
import broadside.engine.rules.Ruling;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows clauses and rulings by their ids, with what belongs to them. */
@Command(
        name = "show",
        description = "Show a clause with the rulings on it, or a ruling with its clauses.",
        footerHeading = "%nExamples:%n",
        footer = {"  broadside rules show SM-ACARD-39", "  broadside rules show SM-R001"})
public final class ShowCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "ID", arity = "1..*", description = "Ids of clauses (SM-TURN-01) or rulings (SM-R001).")
    private List<String> ids = List.of();

    ShowCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        for (int i = 0; i < ids.size(); i++) {
            if (i > 0) {
                terminal.say("");
            }
            show(ids.get(i));
        }
        return ExitCode.OK;
    }

    private void show(String id) {
        for (Game<?> game : Games.all()) {
            RuleBook book = RuleBook.of(game.id(), game.clausePrefixes());
            String text = book.show(id);
            if (text != null) {
                text.lines().forEach(this::wrapped);
                Ruling ruling = book.ruling(id);
                if (ruling != null) {
                    showClauses(book, ruling);
                }
                return;
            }
        }
        throw new UserError("cli.error.no-rule", id);
    }

    /** Writes the clauses of a ruling out, so that nobody has to look them up one by one. */
    private void showClauses(RuleBook book, Ruling ruling) {
        for (String id : ruling.clauses()) {
            Clause clause = book.clause(id);
            if (clause != null) {
                Text.hanging(
                                "  " + clause.id(),
                                clause.text(),
                                18,
                                terminal.features().width())
                        .forEach(terminal::say);
            }
        }
    }

    private void wrapped(String line) {
        int indent = line.length() - line.stripLeading().length();
        for (String part : Text.wrap(line, terminal.features().width() - indent)) {
            terminal.say((" ".repeat(indent) + part).stripTrailing());
        }
    }
}
