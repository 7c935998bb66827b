package broadside.cli;

/** Names the exit codes, which are part of what the commands promise. */
public final class ExitCode {
    public static final int OK = 0;

    /** The command ran, and its answer is no: a scenario failed, a record does not hold, a game broke. */
    public static final int NEGATIVE = 1;

    /** The command was given something it cannot use. */
    public static final int USER_ERROR = 2;

    /** Broadside itself broke. */
    public static final int FAULT = 3;

    private ExitCode() {}
}
