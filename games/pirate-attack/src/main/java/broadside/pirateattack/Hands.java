package broadside.pirateattack;

import static broadside.pirateattack.Cells.HAND;
import static broadside.pirateattack.Cells.HAND_SIZE;
import static broadside.pirateattack.Cells.MOST_HAND;

import broadside.engine.chance.Purpose;
import broadside.engine.play.RulesFault;
import broadside.engine.play.Scene;

/** Holds what can be done with the cards in hands. */
public final class Hands {
    private static final Purpose[] FROM_HAND = Purpose.perSeat("hand", Cells.MOST_SEATS);

    private Hands() {}

    public static int size(Position p, int seat) {
        return p.cells[HAND_SIZE + seat];
    }

    /** Returns the kind of the card at a place of a hand, {@link Item#UNKNOWN} where a mask does not know it. */
    public static int kind(Position p, int seat, int place) {
        return Item.kind(p.cells[HAND + seat * MOST_HAND + place]);
    }

    static int item(Position p, int seat, int place) {
        return p.cells[HAND + seat * MOST_HAND + place];
    }

    /** Says whether the card at this place is the first of its kind in the hand, so that equal cards count once. */
    public static boolean isFirst(Position p, int seat, int place) {
        int from = HAND + seat * MOST_HAND;
        int kind = Item.kind(p.cells[from + place]);
        for (int i = 0; i < place; i++) {
            if (Item.kind(p.cells[from + i]) == kind) {
                return false;
            }
        }
        return true;
    }

    public static boolean has(Position p, int seat, int kind) {
        int from = HAND + seat * MOST_HAND;
        for (int i = 0; i < p.cells[HAND_SIZE + seat]; i++) {
            if (Item.kind(p.cells[from + i]) == kind) {
                return true;
            }
        }
        return false;
    }

    /** Puts a card into a hand; its holder sees it. */
    public static void add(Position p, int seat, int kind) {
        add(p, seat, kind, 1 << seat);
    }

    static void add(Position p, int seat, int kind, int seen) {
        int size = p.cells[HAND_SIZE + seat];
        if (size == MOST_HAND) {
            throw new RulesFault("a hand holds at most " + MOST_HAND + " cards");
        }
        // Kept in the order of the catalogue: when a card was drawn is told by nothing.
        int from = HAND + seat * MOST_HAND;
        int at = size;
        while (at > 0 && Item.kind(p.cells[from + at - 1]) > kind) {
            p.cells[from + at] = p.cells[from + at - 1];
            at--;
        }
        p.cells[from + at] = Item.of(kind, seen, 0);
        p.cells[HAND_SIZE + seat] = size + 1;
    }

    /** Takes a card of this kind out of a hand, openly: everybody sees that one such card is gone. */
    public static void remove(Position p, int seat, int kind) {
        int from = HAND + seat * MOST_HAND;
        for (int i = 0; i < p.cells[HAND_SIZE + seat]; i++) {
            if (Item.kind(p.cells[from + i]) == kind) {
                forgetOne(p, seat, i, Item.ALL);
                close(p, seat, i);
                return;
            }
        }
        throw new RulesFault("no card of kind " + kind + " is in the hand");
    }

    /** Takes out a card that is placed face down: the others know no longer which cards of that sort are left. */
    public static void removeFaceDown(Position p, int seat, int kind) {
        int from = HAND + seat * MOST_HAND;
        int gone = -1;
        for (int i = 0; i < p.cells[HAND_SIZE + seat]; i++) {
            int item = p.cells[from + i];
            if (Item.kind(item) == kind) {
                gone = i;
            }
            if (Card.of(Item.kind(item)).effect().isFaceDown()) {
                p.cells[from + i] = Item.withSeen(item, 1 << seat);
            }
        }
        close(p, seat, gone);
    }

    /**
     * Takes a card out face down: who does not see it can no longer say which of the cards he knew are still there.
     *
     * @param watchers the seats that see which card it is
     */
    private static int removeUnseen(Position p, int seat, int place, int watchers) {
        int from = HAND + seat * MOST_HAND;
        int item = p.cells[from + place];
        forgetOne(p, seat, place, watchers);
        for (int i = 0; i < p.cells[HAND_SIZE + seat]; i++) {
            int other = p.cells[from + i];
            p.cells[from + i] = Item.withSeen(other, Item.seen(other) & (watchers | 1 << seat));
        }
        close(p, seat, place);
        return Item.kind(item);
    }

    /** Somebody who knew of one such card, and sees one go, no longer knows of one: equal cards look alike. */
    private static void forgetOne(Position p, int seat, int place, int watchers) {
        int from = HAND + seat * MOST_HAND;
        int gone = Item.seen(p.cells[from + place]);
        int kind = Item.kind(p.cells[from + place]);
        for (int i = 0; i < p.cells[HAND_SIZE + seat]; i++) {
            int other = p.cells[from + i];
            if (i != place && Item.kind(other) == kind) {
                int seen = Item.seen(other);
                p.cells[from + i] = Item.withSeen(other, seen & (gone | ~watchers));
                gone |= seen & watchers;
            }
        }
    }

    private static void close(Position p, int seat, int place) {
        int from = HAND + seat * MOST_HAND;
        int last = --p.cells[HAND_SIZE + seat];
        System.arraycopy(p.cells, from + place + 1, p.cells, from + place, last - place);
        p.cells[from + last] = 0;
    }

    /** Lets chance take one card out of a hand face down and give it to another seat; returns its kind. */
    public static int steal(Position p, int victim, int thief, Scene scene) {
        int place = scene.chance()
                .pick(
                        p,
                        FROM_HAND[victim],
                        size(p, victim),
                        (position, index) ->
                                Card.of(kind(position, victim, index)).documentName());
        int watchers = 1 << thief | 1 << victim;
        int kind = removeUnseen(p, victim, place, watchers);
        add(p, thief, kind, watchers);
        p.noteReveal();
        return kind;
    }

    /** Shows a whole hand to one seat. */
    public static void show(Position p, int seat, int viewer) {
        int from = HAND + seat * MOST_HAND;
        for (int i = 0; i < p.cells[HAND_SIZE + seat]; i++) {
            int item = p.cells[from + i];
            p.cells[from + i] = Item.withSeen(item, Item.seen(item) | 1 << viewer);
        }
        p.noteReveal();
    }

    /** Discards a whole hand face up. */
    public static void discardAll(Position p, int seat) {
        int from = HAND + seat * MOST_HAND;
        for (int i = 0; i < p.cells[HAND_SIZE + seat]; i++) {
            p.discard(Item.kind(p.cells[from + i]));
            p.cells[from + i] = 0;
        }
        p.cells[HAND_SIZE + seat] = 0;
        p.noteReveal();
    }
}
