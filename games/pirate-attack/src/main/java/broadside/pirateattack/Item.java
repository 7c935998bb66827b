package broadside.pirateattack;

/**
 * Packs a hidden card into an int: what it is, who knows it, where it lies.
 *
 * <p>Bits 0-7 hold the kind, 8-17 the seats that have seen it and could follow it since, 18 that everybody has, 20-25
 * the ship or seat it belongs to, 26 and on marks.
 */
final class Item {
    /** The kind of a card that a mask does not know. */
    static final int UNKNOWN = 255;

    /** The bit, among those of the seats, that says that even onlookers have seen the card. */
    static final int PUBLIC = 1 << 10;

    /** Everybody, onlookers too. */
    static final int ALL = PUBLIC * 2 - 1;

    /** A Witch Doctor that lies face up in the present battle. */
    static final int TURNED = 1 << 26;

    /** A plague from which a Vaccine of the other side protects that side. */
    static final int SPARED = 1 << 27;

    /** A plague that has struck. */
    static final int STRUCK = 1 << 28;

    private static final int SEEN = 8;
    private static final int PLACE = 20;

    private Item() {}

    static int of(int kind, int seen, int place) {
        return kind | seen << SEEN | place << PLACE;
    }

    static int kind(int item) {
        return item & 255;
    }

    static boolean isKnown(int item) {
        return (item & 255) != UNKNOWN;
    }

    /** Returns the seats that know the card, as bits. */
    static int seen(int item) {
        return item >> SEEN & ALL;
    }

    static int withSeen(int item, int seen) {
        return item & ~(ALL << SEEN) | seen << SEEN;
    }

    static int withKind(int item, int kind) {
        return item & ~255 | kind;
    }

    static int place(int item) {
        return item >> PLACE & 63;
    }

    static int withPlace(int item, int place) {
        return item & ~(63 << PLACE) | place << PLACE;
    }

    static boolean is(int item, int mark) {
        return (item & mark) != 0;
    }
}
