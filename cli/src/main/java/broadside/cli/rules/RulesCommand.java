package broadside.cli.rules;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Groups what can be asked about the rulebooks. */
@Command(
        name = "rules",
        description = "Look up clauses and rulings, and see which of them the tests hold.",
        subcommands = {ShowCommand.class, SearchCommand.class, CoverageCommand.class, SampleCommand.class},
        footerHeading = "%nExamples:%n",
        footer = {
            "  broadside rules show SM-R001",
            "  broadside rules search accuse revealed",
            "  broadside rules coverage spanish-main"
        })
public final class RulesCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "say what to do with the rules: show, search, coverage or sample");
    }
}
