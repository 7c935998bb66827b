package broadside.pirateattack;

/** Says how a game ended. */
public enum Ending {
    /** One player, or one team, has the only ships. */
    LAST_SHIP,
    /** Nobody has a ship left. */
    NO_SHIP,
    /** The ships left cannot sink each other. */
    STALEMATE,
    /** Time is up. */
    TIME,
    /** Somebody has reached the agreed number of Fame Points. */
    TARGET;

    private static final Ending[] ALL = values();

    static Ending of(int index) {
        return ALL[index];
    }
}
