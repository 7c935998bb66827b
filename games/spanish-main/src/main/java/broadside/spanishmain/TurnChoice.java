package broadside.spanishmain;

/**
 * Packs what a player does in a turn into one long: the action and whatever it names.
 *
 * <p>Every field has a value that means "not named", so that a choice somebody merely thinks of can be packed and
 * refused too. Equal cards are one choice: a card is named by its kind.
 */
public final class TurnChoice {
    public static final int PLAY = 1;
    public static final int REPAIR = 2;
    public static final int ACCUSE = 3;
    public static final int PASS = 4;

    /** No ship is named; the same for pirates. */
    public static final int NO_SHIP = 15;

    /** No card is named. */
    public static final int NO_CARD = 15;

    /** No seat is named. */
    public static final int NO_SEAT = 7;

    private static final int CARD = 3;
    private static final int SHIP = 7;
    private static final int OTHER = 11;
    private static final int SEAT = 15;
    private static final int PIRATE = 18;
    private static final int DISCARD = 22;
    private static final int SPACES = 26;

    private static final long NOTHING = (long) NO_CARD << CARD
            | (long) NO_SHIP << SHIP
            | (long) NO_SHIP << OTHER
            | (long) NO_SEAT << SEAT
            | (long) NO_SHIP << PIRATE
            | (long) NO_CARD << DISCARD;

    private TurnChoice() {}

    /** Plays a movement card, its ships still to be named. */
    public static long play(int card) {
        return with(NOTHING | PLAY, CARD, 15, card);
    }

    public static long onShip(long choice, int ship) {
        return with(choice, SHIP, 15, ship);
    }

    public static long onShips(long choice, int ship, int other) {
        return with(onShip(choice, ship), OTHER, 15, other);
    }

    /** Moves a ship another distance than the card says, which somebody may think of. */
    public static long spaces(long choice, int spaces) {
        return with(choice, SPACES, 15, spaces);
    }

    public static long repair() {
        return NOTHING | REPAIR;
    }

    public static long accuse(int seat, int pirate) {
        return with(with(NOTHING | ACCUSE, SEAT, 7, seat), PIRATE, 15, pirate);
    }

    public static long pass() {
        return NOTHING | PASS;
    }

    /** Discards a movement card along with the action: the swap of a pass, the price of an accusation. */
    public static long discarding(long choice, int card) {
        return with(choice, DISCARD, 15, card);
    }

    /** Says whether this is a pass with a swap. */
    public static boolean isSwap(long choice) {
        return action(choice) == PASS && discard(choice) != NO_CARD;
    }

    public static int action(long choice) {
        return (int) choice & 7;
    }

    public static int card(long choice) {
        return (int) (choice >>> CARD) & 15;
    }

    public static int ship(long choice) {
        return (int) (choice >>> SHIP) & 15;
    }

    public static int other(long choice) {
        return (int) (choice >>> OTHER) & 15;
    }

    public static int seat(long choice) {
        return (int) (choice >>> SEAT) & 7;
    }

    public static int pirate(long choice) {
        return (int) (choice >>> PIRATE) & 15;
    }

    public static int discard(long choice) {
        return (int) (choice >>> DISCARD) & 15;
    }

    /** Returns the distance somebody named, 0 for the card's own. */
    public static int spaces(long choice) {
        return (int) (choice >>> SPACES) & 15;
    }

    /** Says whether the bits make any sense: no field is out of its range and nothing stands above them. */
    public static boolean isWellFormed(long choice) {
        return choice >>> (SPACES + 4) == 0
                && action(choice) >= PLAY
                && action(choice) <= PASS
                && fits(card(choice), Movement.KINDS)
                && fits(discard(choice), Movement.KINDS)
                && fits(ship(choice), Ship.COUNT)
                && fits(other(choice), Ship.COUNT)
                && fits(pirate(choice), Ship.COUNT);
    }

    private static boolean fits(int value, int count) {
        return value < count || value == 15;
    }

    private static long with(long choice, int field, long width, int value) {
        return choice & ~(width << field) | (long) value << field;
    }
}
