package broadside.pirateattack;

import static broadside.pirateattack.Cells.FORTUNE;
import static broadside.pirateattack.Cells.FORTUNES;

import broadside.engine.chance.Purpose;
import broadside.engine.play.RulesFault;
import broadside.engine.play.Scene;

/** Holds what can be done with saved Fortune Tellers, which lie face down in front of their owners. */
public final class Fortunes {
    private static final Purpose[] FROM_SAVED = Purpose.perSeat("saved", Cells.MOST_SEATS);

    private Fortunes() {}

    static void add(Position p, int item) {
        p.cells[FORTUNE + p.cells[FORTUNES]++] = item;
    }

    /** Returns how many Fortune Tellers a seat has saved. */
    public static int count(Position p, int seat) {
        int count = 0;
        for (int i = 0; i < p.cells[FORTUNES]; i++) {
            count += Item.place(p.cells[FORTUNE + i]) == seat ? 1 : 0;
        }
        return count;
    }

    /** Returns how many Fortune Tellers of a kind a seat has saved, as far as the position knows. */
    public static int count(Position p, int seat, int kind) {
        int count = 0;
        for (int i = 0; i < p.cells[FORTUNES]; i++) {
            int item = p.cells[FORTUNE + i];
            count += Item.place(item) == seat && Item.kind(item) == kind ? 1 : 0;
        }
        return count;
    }

    public static boolean has(Position p, int seat, int kind) {
        return find(p, seat, kind) >= 0;
    }

    private static int find(Position p, int seat, int kind) {
        for (int i = 0; i < p.cells[FORTUNES]; i++) {
            int item = p.cells[FORTUNE + i];
            if (Item.place(item) == seat && Item.kind(item) == kind) {
                return i;
            }
        }
        return -1;
    }

    /** Discards a Fortune Teller that was played, face up. */
    public static void discard(Position p, int seat, int kind) {
        int index = find(p, seat, kind);
        forgetOne(p, index, Item.ALL);
        p.discardTeller(kind);
        remove(p, index);
        p.noteReveal();
    }

    private static void remove(Position p, int index) {
        int last = --p.cells[FORTUNES];
        System.arraycopy(p.cells, FORTUNE + index + 1, p.cells, FORTUNE + index, last - index);
        p.cells[FORTUNE + last] = 0;
    }

    /** Somebody who knew of one such card, and sees one go, no longer knows of one: equal cards look alike. */
    private static void forgetOne(Position p, int index, int watchers) {
        int gone = Item.seen(p.cells[FORTUNE + index]);
        int kind = Item.kind(p.cells[FORTUNE + index]);
        int seat = Item.place(p.cells[FORTUNE + index]);
        for (int i = 0; i < p.cells[FORTUNES]; i++) {
            int other = p.cells[FORTUNE + i];
            if (i != index && Item.kind(other) == kind && Item.place(other) == seat) {
                int seen = Item.seen(other);
                p.cells[FORTUNE + i] = Item.withSeen(other, seen & (gone | ~watchers));
                gone |= seen & watchers;
            }
        }
    }

    /** Lets chance take one Fortune Teller unseen (PA-STEALFT-06); returns its kind. */
    public static int stealOne(Position p, int victim, int thief, Scene scene) {
        int count = count(p, victim);
        int pick = scene.chance()
                .pick(
                        p,
                        FROM_SAVED[victim],
                        count,
                        (position, place) -> FortuneTeller.of(Item.kind(position.cells[nth(position, victim, place)]))
                                .documentName());
        int cell = nth(p, victim, pick);
        int watchers = 1 << thief | 1 << victim;
        forgetOne(p, cell - FORTUNE, watchers);
        for (int i = 0; i < p.cells[FORTUNES]; i++) {
            int item = p.cells[FORTUNE + i];
            if (count > 1 && Item.place(item) == victim) {
                // Who did not see which card went knows no longer which ones are left.
                p.cells[FORTUNE + i] = Item.withSeen(item, Item.seen(item) & watchers);
            }
        }
        return take(p, cell, thief, watchers);
    }

    /** Takes any one of a victim's Fortune Tellers, when all are taken; returns its kind. */
    public static int stealNext(Position p, int victim, int thief) {
        return take(p, nth(p, victim, 0), thief, 1 << thief | 1 << victim);
    }

    private static int take(Position p, int cell, int thief, int watchers) {
        int item = p.cells[cell];
        // At the end, so that equal cards of a seat stay in the order in which it got them.
        remove(p, cell - FORTUNE);
        add(p, Item.withPlace(Item.withSeen(item, Item.seen(item) | watchers), thief));
        p.noteReveal();
        return Item.kind(item);
    }

    private static int nth(Position p, int seat, int place) {
        int left = place;
        // In the order of the catalogue, as documents write them.
        for (int kind = 0; kind < FortuneTeller.KINDS; kind++) {
            for (int i = 0; i < p.cells[FORTUNES]; i++) {
                int item = p.cells[FORTUNE + i];
                if (Item.place(item) == seat && Item.kind(item) == kind && left-- == 0) {
                    return FORTUNE + i;
                }
            }
        }
        throw new RulesFault("nobody has so many Fortune Tellers");
    }

    static int item(Position p, int index) {
        return p.cells[FORTUNE + index];
    }

    static void setItem(Position p, int index, int item) {
        p.cells[FORTUNE + index] = item;
    }

    static int all(Position p) {
        return p.cells[FORTUNES];
    }
}
