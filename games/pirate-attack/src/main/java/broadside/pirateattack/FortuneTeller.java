package broadside.pirateattack;

import broadside.engine.rules.Clause;
import broadside.engine.words.Named;

/** Is a kind of Fortune Teller Card, which counters the Witch Doctor of the same place in its list. */
public enum FortuneTeller implements Named {
    VACCINE("Vaccine", "PA-FORTUNE-05", "PA-FORTUNE-06"),
    ANTIDOTE("Antidote", "PA-FORTUNE-09", "PA-FORTUNE-10"),
    TALKING_PARROT("Talking Parrot", "PA-FORTUNE-11", "PA-FORTUNE-12"),
    NAVIGATOR("Navigator", "PA-FORTUNE-15", "PA-FORTUNE-16"),
    WATER_BUCKET("Water Bucket", "PA-FORTUNE-13", "PA-FORTUNE-14");

    public static final int KINDS = 5;
    public static final int COPIES = 5;
    public static final int CARDS = KINDS * COPIES;

    private static final FortuneTeller[] KIND = values();

    private final String name;
    private final Clause[] clauses;

    FortuneTeller(String name, String... clauses) {
        this.name = name;
        this.clauses = Clause.all(clauses);
    }

    public static FortuneTeller of(int kind) {
        return KIND[kind];
    }

    public Clause[] clauses() {
        return clauses.clone();
    }

    @Override
    public String documentName() {
        return name;
    }
}
