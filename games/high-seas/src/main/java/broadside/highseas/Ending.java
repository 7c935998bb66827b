package broadside.highseas;

import java.util.List;

/** Says why a game ended: the five conditions of the Pirate Code (PC-WIN-01). */
public enum Ending {
    TIME("PC-WIN-02", "PC-WIN-03"),
    MORE_THAN_HALF("PC-WIN-04", "PC-WIN-06"),
    NO_MOVES("PC-WIN-08", "PC-WIN-22", "PC-WIN-23", "PC-WIN-24", "PC-WIN-25"),
    ALL_DELIVERED("PC-WIN-12"),
    STALEMATE("PC-WIN-14");

    private final List<String> clauses;

    Ending(String... clauses) {
        this.clauses = List.of(clauses);
    }

    public String[] clauses() {
        return clauses.toArray(String[]::new);
    }
}
