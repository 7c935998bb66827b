package broadside.spanishmain;

import broadside.engine.rules.Clause;
import broadside.engine.words.Named;
import broadside.spanishmain.movements.MoveNation;
import broadside.spanishmain.movements.MovePair;
import broadside.spanishmain.movements.MoveShip;
import broadside.spanishmain.movements.MovementEffect;
import broadside.spanishmain.movements.RaiseFog;
import broadside.spanishmain.movements.SabotageShip;

/** Is a kind of movement card: its copies, its effect and the clauses of that effect. */
public enum Movement implements Named {
    FULL_SPEED_AHEAD("Full Speed Ahead!", 2, new MoveShip(6), "SM-MCARD-02"),
    LOST_AT_SEA("Lost at Sea", 3, new MoveShip(-6), "SM-MCARD-04"),
    TEMPORARY_ALLIANCE("Temporary Alliance", 4, new MovePair(3), "SM-MCARD-06", "SM-MCARD-07"),
    CAUGHT_IN_A_RIP("Caught in a Rip", 3, new MovePair(-3), "SM-MCARD-09", "SM-MCARD-10"),
    ENGLISH_ADVANCE("English Advance", 1, new MoveNation(Nation.ENGLISH, 2), "SM-MCARD-12", "SM-MCARD-17"),
    SPANISH_ADVANCE("Spanish Advance", 1, new MoveNation(Nation.SPANISH, 2), "SM-MCARD-14", "SM-MCARD-17"),
    DUTCH_ADVANCE("Dutch Advance", 1, new MoveNation(Nation.DUTCH, 2), "SM-MCARD-16", "SM-MCARD-17"),
    ENGLISH_RETREAT("English Retreat", 1, new MoveNation(Nation.ENGLISH, -2), "SM-MCARD-19", "SM-MCARD-24"),
    SPANISH_RETREAT("Spanish Retreat", 1, new MoveNation(Nation.SPANISH, -2), "SM-MCARD-21", "SM-MCARD-24"),
    DUTCH_RETREAT("Dutch Retreat", 1, new MoveNation(Nation.DUTCH, -2), "SM-MCARD-23", "SM-MCARD-24"),
    SABOTAGE("Sabotage!", 5, new SabotageShip(), "SM-MCARD-26"),
    FOG_AHEAD("There Be Fog Ahead!", 1, new RaiseFog(), "SM-MCARD-28");

    /** How many kinds there are. */
    public static final int KINDS = 12;

    /** How many cards there are (SM-CONTENTS-08). */
    public static final int CARDS = 24;

    private static final Movement[] ALL = values();

    private final String name;
    private final int copies;
    private final MovementEffect effect;
    private final Clause[] clauses;

    Movement(String name, int copies, MovementEffect effect, String... clauses) {
        this.name = name;
        this.copies = copies;
        this.effect = effect;
        this.clauses = Clause.all(clauses);
    }

    public static Movement of(int kind) {
        return ALL[kind];
    }

    public int copies() {
        return copies;
    }

    public MovementEffect effect() {
        return effect;
    }

    public Clause[] clauses() {
        return clauses.clone();
    }

    @Override
    public String documentName() {
        return name;
    }
}
