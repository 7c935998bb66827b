package broadside.cli;

import java.lang.reflect.Constructor;
import java.nio.charset.StandardCharsets;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IFactory;

/** Runs commands on a terminal. Tests run them in-process through the same door. */
public final class Cli {
    private final Terminal terminal;

    public Cli(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Runs the command that the arguments name and returns its exit code. */
    public int run(String... args) {
        return commandLine().execute(args);
    }

    /** Makes the whole tree of commands; a test walks over it. */
    CommandLine commandLine() {
        Complaints complaints = new Complaints(terminal);
        CommandLine commands = new CommandLine(Broadside.class, new OnTerminal(terminal))
                .setOut(terminal.out())
                .setErr(terminal.err())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpWidth(terminal.features().width())
                .setUsageHelpLongOptionsMaxWidth(22)
                .setColorScheme(
                        CommandLine.Help.defaultColorScheme(terminal.features().colour() ? Ansi.ON : Ansi.OFF))
                .setExecutionExceptionHandler(complaints)
                .setParameterExceptionHandler(complaints);
        if (!terminal.language().equals("en")) {
            commands.setResourceBundle(help(terminal.language()));
        }
        return commands;
    }

    /** Loads the help texts of another language; English stands at the commands themselves. */
    static ResourceBundle help(String language) {
        String resource = "/words/help." + language + ".properties";
        try (var in = Cli.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("there is no help " + resource);
            }
            return new PropertyResourceBundle(new java.io.InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Makes commands; one that wants the terminal gets it. */
    private record OnTerminal(Terminal terminal) implements IFactory {
        @Override
        public <K> K create(Class<K> type) throws Exception {
            for (Constructor<?> constructor : type.getDeclaredConstructors()) {
                Class<?>[] wants = constructor.getParameterTypes();
                if (wants.length == 1 && wants[0] == Terminal.class) {
                    constructor.setAccessible(true);
                    return type.cast(constructor.newInstance(terminal));
                }
            }
            return CommandLine.defaultFactory().create(type);
        }
    }
}
