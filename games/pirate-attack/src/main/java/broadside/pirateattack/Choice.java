package broadside.pirateattack;

/**
 * Packs what a player does into one long: the act and whatever it names.
 *
 * <p>Every field has a value that means "not named", so that a choice somebody merely thinks of can be packed and
 * refused too. Cards are named by their kind: equal cards are one choice.
 */
public final class Choice {
    /** What a choice does. */
    public enum Act {
        PASS,
        DONE,
        DRAW,
        BUY,
        PLAY,
        DISCARD,
        ATTACK,
        FORCE,
        FIGHT,
        AGAINST,
        PLACE,
        CURSE,
        REACT,
        JOIN,
        LOSE,
        LEND,
        KEEP
    }

    /** The choice that reacts to nothing. */
    public static final long PASS = 0;

    public static final int NO_CARD = 255;
    public static final int NO_SHIP = 63;
    public static final int NO_SEAT = 15;
    public static final int NO_NUMBER = 255;
    public static final int NO_ITEM = 63;

    private static final Act[] ACTS = Act.values();
    private static final int CARD = 5;
    private static final int SHIP = 13;
    private static final int OTHER = 19;
    private static final int SEAT = 25;
    private static final int NUMBER = 29;
    private static final int ITEM = 37;
    private static final long NOTHING = (1L << 43) - 32;

    private Choice() {}

    /** Makes a choice that names nothing yet. */
    public static long of(Act act) {
        return act == Act.PASS ? PASS : NOTHING | act.ordinal();
    }

    public static long card(long choice, int card) {
        return with(choice, CARD, 255, card);
    }

    public static long ship(long choice, int ship) {
        return with(choice, SHIP, 63, ship);
    }

    public static long other(long choice, int ship) {
        return with(choice, OTHER, 63, ship);
    }

    public static long seat(long choice, int seat) {
        return with(choice, SEAT, 15, seat);
    }

    public static long number(long choice, int number) {
        return with(choice, NUMBER, 255, number);
    }

    public static long item(long choice, int item) {
        return with(choice, ITEM, 63, item);
    }

    private static long with(long choice, int field, long width, long value) {
        return choice & ~(width << field) | value << field;
    }

    /** Says whether the bits make any sense. */
    public static boolean isWellFormed(long choice) {
        return choice == PASS || choice >>> 43 == 0 && (choice & 31) > 0 && (choice & 31) < ACTS.length;
    }

    public static Act act(long choice) {
        return ACTS[(int) choice & 31];
    }

    public static boolean is(long choice, Act act) {
        return (choice & 31) == act.ordinal();
    }

    public static int card(long choice) {
        return (int) (choice >>> CARD) & 255;
    }

    public static int ship(long choice) {
        return (int) (choice >>> SHIP) & 63;
    }

    public static int other(long choice) {
        return (int) (choice >>> OTHER) & 63;
    }

    public static int seat(long choice) {
        return (int) (choice >>> SEAT) & 15;
    }

    public static int number(long choice) {
        return (int) (choice >>> NUMBER) & 255;
    }

    public static int item(long choice) {
        return (int) (choice >>> ITEM) & 63;
    }

    /** Plays a card of this kind. */
    public static long play(int card) {
        return card(of(Act.PLAY), card);
    }
}
