package broadside.pirateattack;

import broadside.engine.words.Named;

/** Is a kind of Witch Doctor Card. The order is that in which they act (PA-R065). */
public enum WitchDoctor implements Named {
    BLACK_PLAGUE("The Black Plague"),
    POISON("Poison"),
    MUTINY("Mutiny"),
    STORM("Storm"),
    FIRE("Fire");

    public static final int KINDS = 5;
    public static final int COPIES = 5;
    public static final int CARDS = KINDS * COPIES;

    private static final WitchDoctor[] KIND = values();

    private final String name;

    WitchDoctor(String name) {
        this.name = name;
    }

    public static WitchDoctor of(int kind) {
        return KIND[kind];
    }

    @Override
    public String documentName() {
        return name;
    }
}
