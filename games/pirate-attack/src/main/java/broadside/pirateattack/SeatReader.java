package broadside.pirateattack;

import broadside.engine.document.Labels;
import broadside.engine.tree.Field;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads what a document says of one seat: hand, ships with all that lies on and under them, saved cards, gold. */
final class SeatReader {
    private static final int MOST_GOLD = 9_999;

    private final Position p;
    private final Box deck;
    private final Box doctors;
    private final Box tellers;
    private final Labels labels;
    private final boolean running;

    /** Cards that are there but unknown, as in a view. */
    int unknownCards;

    int unknownDoctors;
    int unknownTellers;

    SeatReader(Position p, Box deck, Box doctors, Box tellers, Labels labels, boolean running) {
        this.p = p;
        this.deck = deck;
        this.doctors = doctors;
        this.tellers = tellers;
        this.labels = labels;
        this.running = running;
    }

    void read(int seat, Field field) {
        field.only(Set.of("hand", "ships", "saved", "gold", "locked", "fame", "out", "bought"));
        for (Field card : row(field.maybe("hand"))) {
            hand(seat, card);
        }
        for (Field ship : row(field.maybe("ships"))) {
            ship(seat, ship);
        }
        checkArmada(seat, field);
        for (Field card : row(field.maybe("saved"))) {
            int item = item(card, "card", tellers, seat, 1 << seat);
            unknownTellers += Item.isKnown(item) ? 0 : 1;
            if (Fortunes.all(p) == FortuneTeller.CARDS) {
                throw card.wrong("there are only " + FortuneTeller.CARDS + " Fortune Tellers");
            }
            Fortunes.add(p, item);
        }
        p.cells[Cells.GOLD + seat] = number(field, "gold", MOST_GOLD);
        p.cells[Cells.LOCKED + seat] = number(field, "locked", p.cells[Cells.GOLD + seat]);
        p.cells[Cells.FAME + seat] = number(field, "fame", MOST_GOLD);
        if (field.truth("out", false)) {
            p.takeOut(seat);
        }
        Field bought = field.maybe("bought");
        if (bought != null) {
            if (p.hasBought()) {
                throw bought.wrong("only one player buys at a time");
            }
            p.bought = item(bought, "doctor", doctors, seat, 1 << seat);
            unknownDoctors += Item.isKnown(p.bought) ? 0 : 1;
        }
    }

    private static List<Field> row(@Nullable Field field) {
        return field == null ? List.of() : field.row();
    }

    private static int number(Field field, String name, int most) {
        Field number = field.maybe(name);
        return number == null ? 0 : number.whole(0, most);
    }

    private void hand(int seat, Field card) {
        int item = item(card, "card", deck, 0, 1 << seat);
        if (Hands.size(p, seat) == Cells.MOST_HAND) {
            throw card.wrong("a hand holds at most " + Cells.MOST_HAND + " cards");
        }
        if (Item.isKnown(item) && !Card.of(Item.kind(item)).isHandCard()) {
            throw card.wrong("red and purple cards are never in a hand");
        }
        unknownCards += Item.isKnown(item) ? 0 : 1;
        Hands.add(p, seat, Item.kind(item), Item.seen(item));
    }

    private void ship(int seat, Field field) {
        Field name = field.isBranch()
                ? field.only(Set.of("ship", "armada", "picked", "under", "curses", "side", "sunk", "as"))
                        .need("ship")
                : field;
        int kind = deck.take(name);
        if (!Card.of(kind).isShip()) {
            throw name.wrong("'" + name.text() + "' is no ship");
        }
        labels.note(field, p.launched);
        int ship = Fleet.launch(p, seat, Fleet.size(p, seat), kind);
        if (!field.isBranch()) {
            return;
        }
        if (field.truth("armada", false)) {
            Fleet.join(p, ship);
        }
        if (field.truth("picked", false)) {
            Fleet.choose(p, ship);
        }
        Field side = field.maybe("side");
        if (side != null) {
            if (!Set.of("attacker", "target").contains(side.text())) {
                throw side.wrong("expected 'attacker' or 'target'");
            }
            Fleet.setSide(p, ship, side.text().equals("attacker") ? Fleet.ATTACKER : Fleet.TARGET);
        }
        if (field.truth("sunk", false)) {
            Fleet.sink(p, ship);
        }
        for (Field card : row(field.maybe("under"))) {
            under(ship, card);
        }
        for (Field card : row(field.maybe("curses"))) {
            int item = item(card, "doctor", doctors, ship, 0);
            unknownDoctors += Item.isKnown(item) ? 0 : 1;
            if (Aboard.curseCount(p) == WitchDoctor.CARDS) {
                throw card.wrong("there are only " + WitchDoctor.CARDS + " Witch Doctors");
            }
            Aboard.addCurse(p, item);
        }
    }

    private void under(int ship, Field card) {
        int item = item(card, "card", deck, ship, 0);
        if (Item.isKnown(item) && Card.of(Item.kind(item)).group() != Card.Group.ADD_ON) {
            throw card.wrong("only Blacksmiths and Carpenters lie under ships");
        }
        if (Aboard.underCount(p) == Cells.MOST_UNDER) {
            throw card.wrong("there are only " + Cells.MOST_UNDER + " Blacksmiths and Carpenters");
        }
        unknownCards += Item.isKnown(item) ? 0 : 1;
        Aboard.addUnder(p, item);
    }

    private void checkArmada(int seat, Field field) {
        int members = Fleet.armada(p, seat);
        if (members == 1) {
            throw field.wrong("an armada has at least two ships");
        }
        if (members > 1) {
            deck.takeArmada(field);
        }
    }

    /** Reads a hidden card: a name, "?", or a name with who else knows it. */
    private int item(Field field, String main, Box box, int place, int seen) {
        Field name = field;
        int known = seen;
        int marks = 0;
        if (field.isBranch()) {
            name = field.only(Set.of(main, "known", "turned", "spared", "struck"))
                    .need(main);
            known |= known(field.maybe("known"));
            marks |= field.truth("turned", false) ? Item.TURNED : 0;
            marks |= field.truth("spared", false) ? Item.SPARED : 0;
            marks |= field.truth("struck", false) ? Item.STRUCK : 0;
        }
        if (name.text().equals("?")) {
            if (!running) {
                throw name.wrong("say which card it is; only views have unknown cards here");
            }
            return Item.of(Item.UNKNOWN, 0, place);
        }
        return Item.of(box.take(name), known, place) | marks;
    }

    private int known(@Nullable Field known) {
        int bits = 0;
        if (known == null) {
            return bits;
        }
        if (known.isText() && known.text().equals("all")) {
            return Item.ALL;
        }
        for (Field name : known.rowOrOne()) {
            int seat = p.setup().seat(name.text());
            if (seat < 0) {
                throw name.wrong("there is no seat '" + name.text() + "'");
            }
            bits |= 1 << seat;
        }
        return bits;
    }
}
