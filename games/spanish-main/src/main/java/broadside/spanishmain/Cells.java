package broadside.spanishmain;

/**
 * Maps the one byte array that holds a position: one array makes copies cheap.
 *
 * <p>Faces are kinds of cards; {@link #UNKNOWN} means that no seat has seen the card, so it has no identity yet and is
 * one of the cards counted in the pool.
 */
final class Cells {
    /** The face of a card nobody has seen, or that the owner of a mask does not know. */
    static final int UNKNOWN = -1;

    /** No card here. */
    static final int EMPTY = -2;

    /** Marks a face that a document has fixed although no seat has seen it: the named top of a pile. */
    static final int UNSEEN = 0x40;

    /** The owner of a pirate card that was not dealt. */
    static final int NOBODY = 4;

    static final int MOST_SEATS = 4;
    static final int MOST_HAND = 4;

    /** Ship at each space, front first; then the space of each ship. */
    static final int ROW = 0;

    static final int SPACE = ROW + Ship.COUNT;

    /** For each pirate: who owns it, which seats know that, which seats it is publicly known not to belong to. */
    static final int OWNER = SPACE + Ship.COUNT;

    static final int SEEN = OWNER + Ship.COUNT;
    static final int DENIED = SEEN + Ship.COUNT;

    /** How many pirate cards each seat holds. */
    static final int PIRATES = DENIED + Ship.COUNT;

    /** Stacks of adventure cards: one under each ship, one before each seat, the discard. Newest card on top. */
    static final int SHIP_STACK = 0;

    static final int FRONT_STACK = SHIP_STACK + Ship.COUNT;
    static final int DISCARD_STACK = FRONT_STACK + MOST_SEATS;
    static final int STACKS = DISCARD_STACK + 1;

    /** For each stack: its top card, how many cards, how many counters that stand for missing cards. */
    static final int TOP = PIRATES + MOST_SEATS;

    static final int SIZE = TOP + STACKS;
    static final int COUNTERS = SIZE + STACKS;

    /** For each adventure card that has left the pile: its face, and the card below it in its stack. */
    static final int FACE = COUNTERS + STACKS;

    static final int BELOW = FACE + Adventure.CARDS;

    /** The face-up adventures, active first. */
    static final int UPCOMING = BELOW + Adventure.CARDS;

    /** Faces a document has fixed at the top of each pile, the top one last. */
    static final int FIXED_ADVENTURES = UPCOMING + MOST_SEATS;

    static final int FIXED_MOVEMENTS = FIXED_ADVENTURES + Adventure.CARDS;

    /** How many cards of each kind are unknown. */
    static final int ADVENTURE_POOL = FIXED_MOVEMENTS + Movement.CARDS;

    static final int MOVEMENT_POOL = ADVENTURE_POOL + Adventure.KINDS;

    /** The face-up movement cards. */
    static final int DISPLAY = MOVEMENT_POOL + Movement.KINDS;

    static final int DISPLAY_SIZE = 3;

    /** Four places for the hand of each seat: faces, then the seats that know each face. */
    static final int HAND = DISPLAY + DISPLAY_SIZE;

    static final int HAND_SEEN = HAND + MOST_SEATS * MOST_HAND;
    static final int HAND_SIZE = HAND_SEEN + MOST_SEATS * MOST_HAND;

    /** The movement discard, oldest first. */
    static final int MOVEMENT_DISCARD = HAND_SIZE + MOST_SEATS;

    static final int LENGTH = MOVEMENT_DISCARD + Movement.CARDS;

    private Cells() {}
}
