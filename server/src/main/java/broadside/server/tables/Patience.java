package broadside.server.tables;

import broadside.engine.tree.Tree;
import broadside.server.limits.Allowance;

/** Bounds the requests at one table that take much work, apart from the number of messages: each viewer has his own. */
final class Patience {
    private static final long NANOS = 1_000_000;

    /** A whole view, or a ruling on every choice there is: up to a tenth of a second and a megabyte. */
    private final Allowance whole;

    /** A measurement, which a page asks for while something is dragged about. */
    private final Allowance measures;

    private final boolean limits;

    Patience(House house) {
        limits = house.limits();
        whole = new Allowance(6, 0.5, () -> house.time().millis() * NANOS);
        measures = new Allowance(40, 10, () -> house.time().millis() * NANOS);
    }

    /** Says whether a visitor may ask this now. */
    boolean allows(Visitor visitor, String type, Tree message) {
        if (!limits) {
            return true;
        }
        return switch (type) {
            case "measure" -> measures.take(visitor.session);
            case "refresh" -> whole.take(visitor.session);
            case "explain" ->
                message instanceof Tree.Branch branch && branch.get("parts") != null || whole.take(visitor.session);
            default -> true;
        };
    }
}
