package broadside.engine.tree;

/** Says that a document is malformed or contradicts itself, where, and what was expected. */
public final class BadDocument extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String where;
    private final String complaint;

    public BadDocument(String where, String complaint) {
        super(where.isEmpty() ? complaint : where + ": " + complaint);
        this.where = where;
        this.complaint = complaint;
    }

    /** Names the field, such as {@code play[2].do.ann}. */
    public String where() {
        return where;
    }

    /** Says what is wrong and what was expected, without the place. */
    public String complaint() {
        return complaint;
    }

    /** Gives the same complaint with a file or line put before the field. */
    public BadDocument in(String outer) {
        return new BadDocument(where.isEmpty() ? outer : outer + ": " + where, complaint);
    }
}
