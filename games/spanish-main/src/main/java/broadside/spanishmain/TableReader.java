package broadside.spanishmain;

import static broadside.spanishmain.Cells.*;

import broadside.engine.document.Codec;
import broadside.engine.document.Labels;
import broadside.engine.game.Setup;
import broadside.engine.tree.Field;
import broadside.spanishmain.steps.DealPirates;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads a table that a person or {@link TableWriter} wrote, and complains about what cannot be. */
final class TableReader {
    static final Set<String> FIELDS = Set.of(
            "game",
            "seats",
            "options",
            "at",
            "running",
            "rest",
            "turns",
            "fogged",
            "row",
            "adventures",
            "adventure-pile",
            "adventure-discard",
            "display",
            "movement-pile",
            "movement-discard");

    private final Position p;
    private final Field document;
    private final Labels labels;
    private final Pool adventures = Pool.ofAdventures();
    private final Pool movements = Pool.ofMovements();

    private TableReader(Setup setup, Field document, Labels labels) {
        this.p = new Position(setup);
        this.document = document;
        this.labels = labels;
    }

    static Position read(Setup setup, Field document, Labels labels) {
        return new TableReader(setup, document, labels).table();
    }

    private Position table() {
        Set<String> fields = new HashSet<>(FIELDS);
        fields.addAll(p.setup().seats());
        document.only(fields);
        Field rest = document.maybe("rest");
        if (rest != null && !Set.of("none", "piles").contains(rest.text())) {
            throw rest.wrong("expected 'piles' or 'none', found '" + rest.text() + "'");
        }
        p.partial = rest != null && rest.text().equals("none");
        p.turns = (int) document.whole("turns", 0);
        Field at = document.maybe("at");
        if (at != null) {
            // A running position has its agenda already and is not started anew, but whose turn it is stands here.
            p.turn = Math.max(0, p.setup().seat(at.text("turn", "")));
        }
        p.fogged = document.truth("fogged", false);
        row();
        upcoming();
        Field discard = document.maybe("adventure-discard");
        if (discard != null) {
            stack(DISCARD_STACK, discard);
        }
        display();
        movementDiscard();
        for (int seat = 0; seat < p.seats(); seat++) {
            Field field = document.maybe(p.setup().seats().get(seat));
            if (field != null) {
                seat(seat, field);
            }
        }
        adventurePile();
        movementPile();
        return p;
    }

    private void row() {
        Field field = document.maybe("row");
        if (field == null) {
            return;
        }
        List<Field> ships = field.row();
        if (ships.size() != Ship.COUNT) {
            throw field.wrong("the row has 9 ships, front first; found " + ships.size());
        }
        int placed = 0;
        for (int space = 0; space < Ship.COUNT; space++) {
            Field entry = ships.get(space);
            Field name = entry.isBranch()
                    ? entry.only(Set.of("ship", "damaged", "fame", "counters", "as"))
                            .need("ship")
                    : entry;
            int ship = Codec.constant(Ship.class, name).ordinal();
            if ((placed >> ship & 1) != 0) {
                throw name.wrong("the ship '" + Ship.of(ship).documentName() + "' stands in the row twice");
            }
            placed |= 1 << ship;
            p.place(space, ship);
            labels.note(entry, ship);
            if (entry.isBranch()) {
                if (entry.truth("damaged", false)) {
                    p.damage(ship);
                }
                fame(SHIP_STACK + ship, entry, "fame");
            }
        }
    }

    /** Reads a stack of fame and its counters; a bare number means that many unseen cards. */
    private void fame(int stack, Field entry, String name) {
        Field cards = entry.maybe(name);
        if (cards != null && !cards.isRow()) {
            int count = cards.whole(0, Adventure.CARDS);
            for (int i = 0; i < count; i++) {
                push(stack, UNKNOWN, cards);
            }
        } else if (cards != null) {
            stack(stack, cards);
        }
        Field counters = entry.maybe("counters");
        if (counters != null) {
            p.cells[COUNTERS + stack] = (byte) counters.whole(0, 99);
        }
    }

    private void stack(int stack, Field field) {
        List<Field> cards = field.row();
        // Documents name the newest card first.
        for (int i = cards.size() - 1; i >= 0; i--) {
            push(stack, adventure(cards.get(i)), cards.get(i));
        }
    }

    private void push(int stack, int face, Field where) {
        if (p.slots == Adventure.CARDS) {
            throw where.wrong("there are only " + Adventure.CARDS + " adventure cards");
        }
        p.pushFace(stack, face);
    }

    private int adventure(Field field) {
        if (field.isBranch()) {
            Field known = field.only(Set.of("card", "known")).maybe("known");
            int face = adventures.take(field.need("card"));
            boolean nobody = known != null && known.row().isEmpty();
            return nobody ? face | UNSEEN : face;
        }
        return field.text().equals("?") ? UNKNOWN : adventures.take(field);
    }

    private void upcoming() {
        Field field = document.maybe("adventures");
        if (field == null) {
            if (!p.partial && !document.has("running")) {
                throw document.wrong("name the active adventure: adventures: [<card>], or say rest: none");
            }
            return;
        }
        List<Field> cards = field.rowOrOne();
        if (cards.size() > p.adventuresShown()) {
            throw field.wrong("at this table at most " + p.adventuresShown() + " adventures lie face up");
        }
        for (Field card : cards) {
            p.cells[UPCOMING + p.upcoming++] = (byte) adventures.take(card);
        }
    }

    private void display() {
        Field field = document.maybe("display");
        if (field == null) {
            return;
        }
        if (p.hasHands()) {
            throw field.wrong("with a hand of movement cards there is no display");
        }
        List<Field> cards = field.row();
        if (cards.size() > DISPLAY_SIZE) {
            throw field.wrong("the display has at most 3 cards");
        }
        for (int place = 0; place < cards.size(); place++) {
            p.cells[DISPLAY + place] = (byte) movements.take(cards.get(place));
        }
    }

    private void movementDiscard() {
        Field field = document.maybe("movement-discard");
        if (field == null) {
            return;
        }
        List<Field> cards = field.row();
        for (int i = cards.size() - 1; i >= 0; i--) {
            p.cells[MOVEMENT_DISCARD + p.movementDiscard++] = (byte) movements.take(cards.get(i));
        }
    }

    private void seat(int seat, Field field) {
        field.only(Set.of("pirates", "denied", "front", "counters", "hand"));
        Field pirates = field.maybe("pirates");
        if (pirates != null) {
            pirates(seat, pirates);
        }
        Field denied = field.maybe("denied");
        if (denied != null) {
            for (Field pirate : denied.rowOrOne()) {
                p.cells[DENIED + Codec.constant(Pirate.class, pirate).ordinal()] |= (byte) (1 << seat);
            }
        }
        fame(FRONT_STACK + seat, field, "front");
        Field hand = field.maybe("hand");
        if (hand != null) {
            hand(seat, hand);
        }
    }

    private void pirates(int seat, Field field) {
        int most = DealPirates.each(p.seats());
        if (field.row().size() > most) {
            throw field.wrong("with " + p.seats() + " players each is dealt " + most + " pirates");
        }
        for (Field entry : field.row()) {
            if (isUnknown(entry)) {
                p.cells[PIRATES + seat]++;
                continue;
            }
            Field name = entry.isBranch()
                    ? entry.only(Set.of("pirate", "revealed", "known")).need("pirate")
                    : entry;
            int pirate = Codec.constant(Pirate.class, name).ordinal();
            if (p.owner(pirate) != NOBODY) {
                throw name.wrong("the pirate '" + name.text() + "' is dealt twice");
            }
            p.deal(pirate, seat);
            if (entry.isBranch()) {
                p.cells[SEEN + pirate] |= (byte) known(entry);
                if (entry.truth("revealed", false)) {
                    p.revealed |= 1 << pirate;
                }
            }
        }
    }

    private void hand(int seat, Field field) {
        if (!p.hasHands()) {
            throw field.wrong("hands need the option " + Options.HAND);
        }
        List<Field> cards = field.row();
        if (cards.size() > MOST_HAND) {
            throw field.wrong("a hand has at most " + MOST_HAND + " cards");
        }
        for (Field entry : cards) {
            int place = seat * MOST_HAND + p.cells[HAND_SIZE + seat]++;
            boolean unknown = isUnknown(entry);
            Field name = entry.isBranch() ? entry.only(Set.of("card", "known")).need("card") : entry;
            p.cells[HAND + place] = (byte) (unknown ? UNKNOWN : movements.take(name));
            p.cells[HAND_SEEN + place] = (byte) (unknown ? 0 : 1 << seat | (entry.isBranch() ? known(entry) : 0));
        }
    }

    /** Says whether a card is hidden from whom the document is for; nobody can play on from such a document. */
    private boolean isUnknown(Field entry) {
        boolean unknown = entry.isText() && entry.text().equals("?");
        if (unknown && !document.has("running")) {
            throw entry.wrong("say which card it is; only views have unknown cards here");
        }
        return unknown;
    }

    private int known(Field entry) {
        int bits = 0;
        Field known = entry.maybe("known");
        if (known != null) {
            for (Field name : known.rowOrOne()) {
                int seat = p.setup().seat(name.text());
                if (seat < 0) {
                    throw name.wrong("there is no seat '" + name.text() + "'");
                }
                bits |= 1 << seat;
            }
        }
        return bits;
    }

    private void adventurePile() {
        int named = p.slots + p.upcoming;
        Pile pile = Pile.read(document.maybe("adventure-pile"), adventures, p.partial ? -1 : Adventure.CARDS - named);
        for (int i = pile.top().size() - 1; i >= 0; i--) {
            p.cells[FIXED_ADVENTURES + p.fixedAdventures++] =
                    (byte) (int) pile.top().get(i);
        }
        p.adventurePile = pile.count();
        if (named + p.adventurePile > Adventure.CARDS) {
            throw document.wrong("there are only " + Adventure.CARDS + " adventure cards, but the document places "
                    + (named + p.adventurePile));
        }
        p.adventurePool = adventures.pour(p.cells, ADVENTURE_POOL);
    }

    private void movementPile() {
        int named = p.movementDiscard;
        for (int place = 0; place < DISPLAY_SIZE; place++) {
            named += p.display(place) == EMPTY ? 0 : 1;
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            named += p.handSize(seat);
        }
        p.pileless = p.partial && !document.has("movement-pile") && !document.has("movement-discard");
        Pile pile = Pile.read(document.maybe("movement-pile"), movements, p.partial ? -1 : Movement.CARDS - named);
        for (int i = pile.top().size() - 1; i >= 0; i--) {
            p.cells[FIXED_MOVEMENTS + p.fixedMovements++] =
                    (byte) (int) pile.top().get(i);
        }
        p.movementPile = pile.count();
        if (named + p.movementPile > Movement.CARDS) {
            throw document.wrong("there are only " + Movement.CARDS + " movement cards, but the document places "
                    + (named + p.movementPile));
        }
        p.movementPool = movements.pour(p.cells, MOVEMENT_POOL);
        // Unknown owners: a document with "?" pirates is a mask, so whoever is not named may be anybody's.
        boolean mask = false;
        for (int seat = 0; seat < p.seats(); seat++) {
            int shown = 0;
            for (int pirate = 0; pirate < Ship.COUNT; pirate++) {
                shown += p.owns(seat, pirate) ? 1 : 0;
            }
            mask |= shown < p.pirates(seat);
        }
        for (int pirate = 0; mask && pirate < Ship.COUNT; pirate++) {
            if (p.owner(pirate) == NOBODY) {
                p.cells[OWNER + pirate] = UNKNOWN;
            }
        }
    }
}
