package broadside.cli;

import broadside.cli.bench.BenchCommand;
import broadside.cli.catalogue.GamesCommand;
import broadside.cli.catalogue.NamesCommand;
import broadside.cli.engine.EngineCommand;
import broadside.cli.play.PlayCommand;
import broadside.cli.replay.ReplayCommand;
import broadside.cli.rules.RulesCommand;
import broadside.cli.scenario.ScenarioCommand;
import broadside.cli.simulate.SimulateCommand;
import broadside.engine.words.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** Is the command everything starts with: it only knows its sub-commands. */
@Command(
        name = "broadside",
        versionProvider = Broadside.Version.class,
        description = {"A table for pirate games, with the rules enforced to the letter.", ""},
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        optionListHeading = "Options:%n",
        footerHeading = "%nExamples:%n",
        footer = {
            "  broadside",
            "  broadside games",
            "  broadside play spanish-main --seats me,captain",
            "  broadside rules show SM-TURN-01",
            "",
            "The server:",
            "  serve     open the table for browsers; so does 'broadside' alone",
            "  host      what a host does: tables, people, bans, passwords",
            "  backup    write everything the server keeps into one file",
            "  restore   read such a file into an empty store",
            "",
            "'broadside COMMAND --help' explains a command.",
            "Exit codes: 0 yes, 1 no (a scenario failed, a record does not hold), 2 a mistake in what was typed or in a"
                    + " file, 3 a fault of Broadside."
        },
        subcommands = {
            PlayCommand.class,
            SimulateCommand.class,
            ReplayCommand.class,
            ScenarioCommand.class,
            RulesCommand.class,
            EngineCommand.class,
            BenchCommand.class,
            GamesCommand.class,
            NamesCommand.class
        })
final class Broadside implements Runnable {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help and stop.")
    @SuppressWarnings("UnusedVariable")
    private boolean helpWanted;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version and stop.")
    @SuppressWarnings("UnusedVariable")
    private boolean versionWanted;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Checks the language; it was put to use before the commands were made. */
    @Option(
            names = "--lang",
            scope = ScopeType.INHERIT,
            paramLabel = "en|es",
            description = "The language: en or es. Default: that of the environment (LANG), else English.")
    void setLanguage(String language) {
        if (!Words.LANGUAGES.contains(language)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--lang " + language + ": expected one of " + String.join(", ", Words.LANGUAGES));
        }
    }

    /** Says which build this is. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Broadside.class.getPackage().getImplementationVersion();
            return new String[] {
                "broadside " + (version == null ? "(not packaged)" : version),
                "Java " + System.getProperty("java.version")
            };
        }
    }
}
