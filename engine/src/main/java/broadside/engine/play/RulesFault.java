package broadside.engine.play;

/** Reports that the rules themselves are broken: a bug of ours, never a mistake of a player. */
public final class RulesFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public RulesFault(String message) {
        super(message);
    }
}
