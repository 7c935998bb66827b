package broadside.cli;

/** The command line. A placeholder until the commands arrive. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.out.println("Broadside: the command line is not written yet.");
    }
}
