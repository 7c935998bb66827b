package broadside.engine.game;

import broadside.engine.play.Refusal;

/** Says that a table cannot be set up like this, and why. */
public final class SetupRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Refusal refusal;

    public SetupRefused(Refusal refusal) {
        super(refusal.message().key() + " " + refusal.message().args());
        this.refusal = refusal;
    }

    public Refusal refusal() {
        return refusal;
    }
}
