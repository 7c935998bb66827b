package broadside.highseas.abilities;

/** Is a question that the rules ask of everything aboard a ship: does anybody here answer it, and how? */
public enum Matter {
    /** May she shoot within a move action? */
    SHOOT_AFTER_MOVE,
    /** May she explore the wild island at which she has docked within the same move action? */
    EXPLORE_ON_DOCKING,
    /** May she be given a repair action anywhere? */
    REPAIR_ANYWHERE,
    /** Which bar is added to her move? The answer is the bar's number plus one. */
    BONUS_BAR,
    /** May one cannon that missed shoot a second time, once in a turn? */
    SECOND_SHOT,
    /** Which cannon does she have beside those of her masts? The answer is ten times the rank plus the bar's number. */
    EXTRA_CANNON,
    /** Does she stay afloat under her own power without masts? */
    ROWS_WITHOUT_MASTS,
    /** Does this crew need no cargo space? Asked of the crew itself. */
    NEEDS_NO_SPACE
}
