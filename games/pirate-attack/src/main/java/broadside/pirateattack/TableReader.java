package broadside.pirateattack;

import static broadside.pirateattack.Cells.DECK_POOL;
import static broadside.pirateattack.Cells.DISCARDS;
import static broadside.pirateattack.Cells.DOCTORS;
import static broadside.pirateattack.Cells.DOCTOR_DISCARDS;
import static broadside.pirateattack.Cells.DOCTOR_POOL;
import static broadside.pirateattack.Cells.FIXED;
import static broadside.pirateattack.Cells.GOLD_POOL;
import static broadside.pirateattack.Cells.GOLD_RESERVE;
import static broadside.pirateattack.Cells.STOCK;
import static broadside.pirateattack.Cells.STOCKS;
import static broadside.pirateattack.Cells.TELLERS;
import static broadside.pirateattack.Cells.TELLER_DISCARDS;
import static broadside.pirateattack.Cells.TELLER_POOL;

import broadside.engine.document.Labels;
import broadside.engine.game.Setup;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a table that a person or {@link TableWriter} wrote. */
final class TableReader {
    static final Set<String> FIELDS = Set.of(
            "game",
            "seats",
            "options",
            "at",
            "running",
            "rest",
            "on-turn",
            "turns",
            "minutes",
            "removed-at",
            "red-drawn",
            "last-phase",
            "last-turn",
            "quiet",
            "ended",
            "market",
            "piles",
            "removed",
            "witch-doctors",
            "fortune-tellers",
            "gold-pile",
            "laid",
            "discards",
            "ship-discards",
            "change",
            "doctor-discards",
            "fortune-discards",
            "gold-reserve",
            "battle");

    private final Position p;
    private final Field document;
    private final Box deck = Box.ofDeck();
    private final Box doctors = Box.ofDoctors();
    private final Box tellers = Box.ofTellers();
    private final Box gold = Box.ofGold();
    private final SeatReader seats;

    private TableReader(Setup setup, Field document, Labels labels) {
        this.p = new Position(setup);
        this.document = document;
        this.seats = new SeatReader(p, deck, doctors, tellers, labels, document.has("running"));
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
        state();
        for (int seat = 0; seat < p.seats(); seat++) {
            Field field = document.maybe(p.setup().seats().get(seat));
            if (field != null) {
                seats.read(seat, field);
            }
        }
        market();
        battle();
        aside();
        stocks();
        return p;
    }

    private void state() {
        p.turn = seat(document.maybe("on-turn"), -1);
        Field at = document.maybe("at");
        if (p.turn < 0) {
            p.turn = at == null ? 0 : Math.max(0, p.setup().seat(at.text("turn", "")));
        }
        p.turns = number("turns", 1_000_000);
        p.minutes = number("minutes", 1_000_000);
        p.removedAt = number("removed-at", 1_000_000);
        p.quiet = number("quiet", 1_000);
        p.redDrawn = document.truth("red-drawn", false);
        p.lastPhase = document.truth("last-phase", false);
        p.lastTurn = document.truth("last-turn", false);
        Field ended = document.maybe("ended");
        p.ending = ended == null ? 0 : Box.constant(Ending.class, ended).ordinal();
    }

    private int number(String name, int most) {
        Field field = document.maybe(name);
        return field == null ? 0 : field.whole(0, most);
    }

    private int seat(@Nullable Field field, int otherwise) {
        if (field == null) {
            return otherwise;
        }
        int seat = p.setup().seat(field.text());
        if (seat < 0) {
            throw field.wrong("there is no seat '" + field.text() + "'");
        }
        return seat;
    }

    private void market() {
        Field market = document.maybe("market");
        if (market == null) {
            return;
        }
        market.only(Set.of("price", "closed", "card"));
        Field price = market.maybe("price");
        p.price = price == null ? Card.FIRST_PRICE : price.whole(1, 99);
        p.closed = market.truth("closed", false);
        Field card = market.maybe("card");
        if (card != null) {
            p.marketCard = deck.take(card);
        }
    }

    private void battle() {
        Field battle = document.maybe("battle");
        if (battle != null) {
            battle.only(Set.of("attacker", "target", "decided"));
            p.attacker = seat(battle.need("attacker"), -1);
            p.target = seat(battle.need("target"), -1);
            p.decided = battle.truth("decided", false);
        }
    }

    private void aside() {
        Field laid = document.maybe("laid");
        for (Field card : laid == null ? List.<Field>of() : laid.rowOrOne()) {
            if (p.cells[Cells.LAID_SIZE] == Cells.MOST_LAID) {
                throw card.wrong("at most " + Cells.MOST_LAID + " cards are carried out at once");
            }
            p.lay(deck.take(card));
        }
        for (String name : List.of("discards", "ship-discards", "change")) {
            count(name, deck, DISCARDS);
        }
        count("doctor-discards", doctors, DOCTOR_DISCARDS);
        count("fortune-discards", tellers, TELLER_DISCARDS);
        count("gold-reserve", gold, GOLD_RESERVE);
    }

    private void count(String name, Box box, int from) {
        Field cards = document.maybe(name);
        for (Field card : cards == null ? List.<Field>of() : cards.rowOrOne()) {
            p.counts[from + box.take(card)]++;
        }
    }

    // --- piles

    private void stocks() {
        int[][] fixed = new int[STOCKS][];
        Field piles = document.maybe("piles");
        List<Field> named = piles == null ? List.of() : piles.row();
        if (piles != null && !named.isEmpty() && named.size() != Stocks.PILES) {
            throw piles.wrong("there are three piles; write [] where all are empty");
        }
        p.pileless = piles == null && p.partial;
        for (int pile = 0; pile < Stocks.PILES; pile++) {
            fixed[pile] = named.isEmpty() ? new int[0] : top(named.get(pile), deck);
        }
        for (int stock = DOCTORS; stock < STOCKS; stock++) {
            Field field = stock(stock);
            fixed[stock] = field == null ? new int[0] : top(field, box(stock));
        }
        deck.pour(p.counts, DECK_POOL);
        doctors.pour(p.counts, DOCTOR_POOL);
        tellers.pour(p.counts, TELLER_POOL);
        gold.pour(p.counts, GOLD_POOL);
        p.fixed = fixed;
        for (int stock = 0; stock < STOCKS; stock++) {
            p.cells[FIXED + stock] = fixed[stock].length;
        }
        piles(piles, named);
        for (int stock = DOCTORS; stock < STOCKS; stock++) {
            int hidden = stock == DOCTORS ? seats.unknownDoctors : stock == TELLERS ? seats.unknownTellers : 0;
            int rest = box(stock).left() - hidden;
            Field field = stock(stock);
            p.cells[STOCK + stock] = size(field, fixed[stock].length, rest + fixed[stock].length);
            if (p.cells[STOCK + stock] - fixed[stock].length > rest) {
                throw document.wrong("more cards are placed than exist");
            }
            if (p.cells[STOCK + stock] == fixed[stock].length && hidden == 0) {
                // Nobody has them and the pile is named to its end: they have left the game.
                box(stock).clear();
                box(stock).pour(p.counts, stock == DOCTORS ? DOCTOR_POOL : stock == TELLERS ? TELLER_POOL : GOLD_POOL);
            }
        }
    }

    private @Nullable Field stock(int stock) {
        return document.maybe(stock == DOCTORS ? "witch-doctors" : stock == TELLERS ? "fortune-tellers" : "gold-pile");
    }

    private Box box(int stock) {
        return stock == DOCTORS ? doctors : stock == TELLERS ? tellers : gold;
    }

    private void piles(@Nullable Field piles, List<Field> named) {
        int rest = deck.left() - seats.unknownCards;
        Field gone = document.maybe("removed");
        p.removed = gone == null ? 0 : gone.whole(0, Card.CARDS);
        rest -= p.removed;
        if (seats.unknownCards > deck.left() || rest < 0) {
            throw document.wrong("more cards are placed than exist");
        }
        if (piles == null && !p.partial) {
            int removed = p.removed;
            Stocks.divide(p, rest);
            p.removed = removed;
            return;
        }
        int open = 0;
        int taken = 0;
        for (int pile = 0; pile < named.size(); pile++) {
            int top = p.cells[FIXED + pile];
            int size = size(named.get(pile), top, -1);
            open += size < 0 ? 1 : 0;
            taken += size < 0 ? 0 : size - top;
            p.cells[STOCK + pile] = size;
        }
        if (taken > rest) {
            throw document.wrong("the piles hold more cards than are left");
        }
        int share = rest - taken;
        for (int pile = 0; pile < named.size(); pile++) {
            if (p.cells[STOCK + pile] < 0) {
                int part = (share + open - 1) / open;
                p.cells[STOCK + pile] = p.cells[FIXED + pile] + part;
                share -= part;
                open--;
            }
        }
        if (!p.partial && !document.has("running")) {
            // What is named nowhere while the piles are named to their ends has left the game.
            p.removed += share;
        }
    }

    /** Returns the cards named at the top of a pile, the top one last. */
    private static int[] top(Field field, Box box) {
        List<Field> cards = new ArrayList<>();
        if (field.isBranch()) {
            Field top = field.only(Set.of("count", "top")).maybe("top");
            cards.addAll(top == null ? List.of() : top.row());
        } else if (field.isRow()) {
            for (Field card : field.row()) {
                if (!isRest(card)) {
                    cards.add(card);
                }
            }
        }
        int[] kinds = new int[cards.size()];
        for (int i = 0; i < kinds.length; i++) {
            kinds[kinds.length - 1 - i] = box.take(cards.get(i));
        }
        return kinds;
    }

    private static boolean isRest(Field card) {
        return card.tree() instanceof Tree.Text text && text.value().equals("...");
    }

    /** Returns the size of a pile; the given rest where the document leaves it open. */
    private static int size(@Nullable Field field, int top, int rest) {
        if (field == null) {
            return rest;
        }
        if (field.isBranch()) {
            Field count = field.maybe("count");
            int size = count == null ? rest : count.whole(0, Card.CARDS);
            if (count != null && size < top) {
                throw field.wrong("the pile is said to hold " + size + " cards, but " + top + " are named");
            }
            return size;
        }
        if (!field.isRow()) {
            return field.whole(0, Card.CARDS);
        }
        List<Field> cards = field.row();
        for (int i = 0; i < cards.size(); i++) {
            if (isRest(cards.get(i))) {
                if (i < cards.size() - 1) {
                    throw cards.get(i).wrong("'...' stands for the rest of the pile and comes last");
                }
                return rest;
            }
        }
        return top;
    }
}
