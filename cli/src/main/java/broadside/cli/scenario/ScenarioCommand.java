package broadside.cli.scenario;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Groups what can be done with scenarios. */
@Command(
        name = "scenario",
        description = "Run scenarios: rules written down as small tables and what must happen there.",
        subcommands = RunCommand.class,
        footerHeading = "%nExample:%n",
        footer = "  broadside scenario run games/spanish-main/scenarios")
public final class ScenarioCommand implements Runnable {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "say what to do with scenarios: run");
    }
}
