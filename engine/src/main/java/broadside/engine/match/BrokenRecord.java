package broadside.engine.match;

/** Says that a match cannot be read from its record. */
public final class BrokenRecord extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    BrokenRecord(Finding finding) {
        super(finding.toString());
        this.finding = finding;
    }

    public Finding finding() {
        return finding;
    }
}
