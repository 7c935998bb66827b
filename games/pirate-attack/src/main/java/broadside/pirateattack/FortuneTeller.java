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
    private final Clause effect;
    private final Clause user;

    FortuneTeller(String name, String effect, String user) {
        this.name = name;
        this.effect = Clause.of(effect);
        this.user = Clause.of(user);
    }

    public static FortuneTeller of(int kind) {
        return KIND[kind];
    }

    public Clause[] clauses() {
        return new Clause[] {effect, user};
    }

    /** Returns the clause on who may use it. */
    public Clause user() {
        return user;
    }

    @Override
    public String documentName() {
        return name;
    }
}
