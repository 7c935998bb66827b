package broadside.cli;

/** Starts the command line. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Terminal terminal = SystemTerminal.open(SystemTerminal.language(args, System.getenv()));
        int code = new Cli(terminal).run(args);
        terminal.out().flush();
        terminal.err().flush();
        System.exit(code);
    }
}
