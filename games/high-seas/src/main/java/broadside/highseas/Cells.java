package broadside.highseas;

/**
 * Lays out the bytes of a {@link Position}.
 *
 * <p>A place is the number of an island or ship, or the treasury of a seat; {@link #GONE} is out of the game.
 */
final class Cells {
    static final int MOST_SEATS = 4;
    static final int MOST_ISLANDS = 12;
    static final int MOST_SHIPS = 16;
    static final int MOST_CREW = 40;
    static final int MOST_COINS = 96;
    static final int VALUES = 8;

    /** Pieces on the chart: islands first, then ships. */
    static final int SHIP = MOST_ISLANDS;

    static final int PIECES = MOST_ISLANDS + MOST_SHIPS;

    /** Treasuries as places. */
    static final int TREASURY = PIECES;

    static final int GONE = -1;
    static final int UNKNOWN = -1;
    static final int NONE = -1;

    // islands
    static final int OUTLINE = 0;
    static final int HOME = OUTLINE + MOST_ISLANDS;
    static final int EXPLORED = HOME + MOST_ISLANDS;

    /** In EXPLORED: by whom in this turn, above the bits of those who did so earlier. */
    static final int FRESH = MOST_SEATS;

    // ships
    static final int CARD = EXPLORED + MOST_ISLANDS;
    static final int CONTROLLER = CARD + MOST_SHIPS;
    static final int OWNER = CONTROLLER + MOST_SHIPS;
    static final int MASTS = OWNER + MOST_SHIPS;
    static final int PINNED_BY = MASTS + MOST_SHIPS;
    static final int TOWS = PINNED_BY + MOST_SHIPS;
    static final int MARKS = TOWS + MOST_SHIPS;
    static final int BEGAN_AT = MARKS + MOST_SHIPS;

    // crew
    static final int CREW_CARD = BEGAN_AT + MOST_SHIPS;
    static final int CREW_OWNER = CREW_CARD + MOST_CREW;
    static final int CREW_PLACE = CREW_OWNER + MOST_CREW;
    static final int CREW_SEEN = CREW_PLACE + MOST_CREW;
    static final int CREW_ORIGIN = CREW_SEEN + MOST_CREW;

    // coins
    static final int VALUE = CREW_ORIGIN + MOST_CREW;
    static final int COIN_PLACE = VALUE + MOST_COINS;
    static final int COIN_SEEN = COIN_PLACE + MOST_COINS;

    /** How many coins of each value nobody known to the viewer has seen. */
    static final int POOL = COIN_SEEN + MOST_COINS;

    /** Masts that each seat has eliminated. */
    static final int FELLED = POOL + VALUES;

    /** For each seat how many coins of each value it brought, where that is secret; see {@link Contributions}. */
    static final int BROUGHT = FELLED + MOST_SEATS;

    /** Of each value: coins that left the game, less those made as change; kept only where contributions are secret. */
    static final int LOST = BROUGHT + MOST_SEATS * VALUES;

    /** Whether everybody knows what everybody brought. */
    static final int SECRECY = LOST + VALUES;

    static final int LENGTH = SECRECY + 1;

    // secrecy
    static final byte PUBLIC = 0;
    static final byte SECRET = 1;

    /** In a mask: what the others brought, and so the pool of coins, is unknown. */
    static final byte HIDDEN = 2;

    // marks of a ship
    static final int ACTED = 1;
    static final int SCUTTLE_TRIED = 2;
    static final int SINKING = 4;
    static final int SECOND_SHOT_USED = 8;

    /** In CREW_SEEN: the crew lies face up. */
    static final int FACE_UP = 1 << 6;

    private Cells() {}
}
