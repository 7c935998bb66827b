package broadside.server.rest;

/** Carries a {@link Problem} out of wherever it was noticed. */
public final class SaysNo extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int BAD_REQUEST = 400;
    private static final int NOT_FOUND = 404;

    private final transient Problem problem;

    public SaysNo(Problem problem) {
        super(problem.message());
        this.problem = problem;
    }

    /** Says that there is no such thing, or none that the asker may know of. */
    public static SaysNo notThere(String message, String help) {
        return new SaysNo(Problem.of(NOT_FOUND, message, help));
    }

    /** Says what is wrong with a field of the request. */
    public static SaysNo field(String field, String message, String help) {
        return new SaysNo(Problem.ofField(BAD_REQUEST, field, message, help));
    }

    public Problem problem() {
        return problem;
    }
}
