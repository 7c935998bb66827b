package broadside.cli;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;

/**
 * Is a command that was run in-process, with all it printed.
 *
 * @param code its exit code
 */
public record CliRun(int code, String out, String err) {

    /** Runs a command without input. */
    public static CliRun of(String... args) {
        return typing("", args);
    }

    /** Runs a command on these lines of input. */
    public static CliRun typing(String input, String... args) {
        return typing(Terminal.Features.PLAIN, input, args);
    }

    /** Runs a command as if a person typed these lines at a terminal. */
    public static CliRun byHand(String input, String... args) {
        return typing(new Terminal.Features(true, false, false, 80, 0), input, args);
    }

    private static CliRun typing(Terminal.Features features, String input, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String language = SystemTerminal.language(args, java.util.Map.of());
        Terminal terminal =
                new Terminal(new StringReader(input), new PrintWriter(out), new PrintWriter(err), language, features);
        int code = new Cli(terminal).run(args);
        terminal.out().flush();
        terminal.err().flush();
        return new CliRun(code, out.toString(), err.toString());
    }
}
