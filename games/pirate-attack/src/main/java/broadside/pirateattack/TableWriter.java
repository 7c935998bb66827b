package broadside.pirateattack;

import static broadside.pirateattack.Cells.CURSE;
import static broadside.pirateattack.Cells.CURSES;
import static broadside.pirateattack.Cells.DISCARDS;
import static broadside.pirateattack.Cells.DOCTORS;
import static broadside.pirateattack.Cells.DOCTOR_DISCARDS;
import static broadside.pirateattack.Cells.FIXED;
import static broadside.pirateattack.Cells.FORTUNE;
import static broadside.pirateattack.Cells.FORTUNES;
import static broadside.pirateattack.Cells.GOLD_PILE;
import static broadside.pirateattack.Cells.GOLD_RESERVE;
import static broadside.pirateattack.Cells.LAID;
import static broadside.pirateattack.Cells.LAID_SIZE;
import static broadside.pirateattack.Cells.STOCK;
import static broadside.pirateattack.Cells.TELLERS;
import static broadside.pirateattack.Cells.TELLER_DISCARDS;
import static broadside.pirateattack.Cells.UNDER;
import static broadside.pirateattack.Cells.UNDERS;

import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/** Writes the table of a position; {@link TableReader} reads it. */
final class TableWriter {
    private static final Tree UNKNOWN = Tree.of("?");

    private final Position p;

    private TableWriter(Position p) {
        this.p = p;
    }

    static Tree.Branch write(Position p) {
        return new TableWriter(p).table();
    }

    private Tree.Branch table() {
        Tree.Grow out = Tree.branch();
        out.put("on-turn", seat(p.turn));
        out.putUnlessZero("turns", p.turns);
        out.putUnlessZero("minutes", p.minutes);
        out.putUnlessZero("removed-at", p.removedAt);
        out.putIfTrue("red-drawn", p.redDrawn);
        out.putIfTrue("last-phase", p.lastPhase);
        out.putIfTrue("last-turn", p.lastTurn);
        out.putUnlessZero("quiet", p.quiet);
        if (p.isOver()) {
            out.put("ended", Words.slug(p.ending().name()));
        }
        if (p.partial) {
            out.put("rest", "none");
        }
        market(out);
        if (!p.pileless) {
            out.put("piles", Tree.row(List.of(stock(0, CARD), stock(1, CARD), stock(2, CARD))));
        }
        out.putUnlessZero("removed", p.removed);
        out.put("witch-doctors", stock(DOCTORS, DOCTOR));
        out.put("fortune-tellers", stock(TELLERS, TELLER));
        out.put("gold-pile", stock(GOLD_PILE, GOLD));
        out.putUnlessEmpty("laid", laid());
        out.putUnlessEmpty(
                "discards",
                counted(DISCARDS, Card.KINDS, CARD, c -> c.isHandCard() && !c.isShip() || c.group() == Card.Group.RED));
        out.putUnlessEmpty("ship-discards", counted(DISCARDS, Card.KINDS, CARD, Card::isShip));
        out.putUnlessEmpty("change", counted(DISCARDS, Card.KINDS, CARD, c -> c.gold() > 0));
        out.putUnlessEmpty("doctor-discards", counted(DOCTOR_DISCARDS, WitchDoctor.KINDS, DOCTOR, null));
        out.putUnlessEmpty("fortune-discards", counted(TELLER_DISCARDS, FortuneTeller.KINDS, TELLER, null));
        out.putUnlessEmpty("gold-reserve", counted(GOLD_RESERVE, Purse.VALUES, GOLD, null));
        if (p.attacker >= 0) {
            out.put(
                    "battle",
                    Tree.branch()
                            .put("attacker", seat(p.attacker))
                            .put("target", seat(p.target))
                            .putIfTrue("decided", p.decided)
                            .done());
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            out.put(seat(seat), own(seat));
        }
        return out.done();
    }

    static final IntFunction<String> CARD = kind -> Card.of(kind).documentName();
    static final IntFunction<String> DOCTOR = kind -> WitchDoctor.of(kind).documentName();
    static final IntFunction<String> TELLER = kind -> FortuneTeller.of(kind).documentName();
    static final IntFunction<String> GOLD = kind -> Stocks.goldName(kind + 1);

    private String seat(int seat) {
        return p.setup().seats().get(seat);
    }

    private void market(Tree.Grow out) {
        Tree.Grow market = Tree.branch().put("price", p.price).putIfTrue("closed", p.closed);
        if (p.marketCard >= 0) {
            market.put("card", CARD.apply(p.marketCard));
        }
        out.put("market", market.done());
    }

    private Tree stock(int stock, IntFunction<String> name) {
        int fixed = p.cells[FIXED + stock];
        if (fixed == 0) {
            return Tree.of(p.cells[STOCK + stock]);
        }
        List<Tree> top = new ArrayList<>();
        for (int i = fixed - 1; i >= 0; i--) {
            top.add(Tree.of(name.apply(p.fixed[stock][i])));
        }
        return Tree.branch()
                .put("count", p.cells[STOCK + stock])
                .put("top", Tree.row(top))
                .done();
    }

    private List<Tree> laid() {
        List<Tree> laid = new ArrayList<>();
        for (int i = 0; i < p.cells[LAID_SIZE]; i++) {
            laid.add(Tree.of(CARD.apply(p.cells[LAID + i])));
        }
        return laid;
    }

    private List<Tree> counted(
            int from, int kinds, IntFunction<String> name, @org.jspecify.annotations.Nullable Predicate<Card> which) {
        List<Tree> cards = new ArrayList<>();
        for (int kind = 0; kind < kinds; kind++) {
            if (which == null || which.test(Card.of(kind))) {
                for (int i = 0; i < p.counts[from + kind]; i++) {
                    cards.add(Tree.of(name.apply(kind)));
                }
            }
        }
        return cards;
    }

    private Tree own(int seat) {
        Tree.Grow out = Tree.branch();
        out.putUnlessEmpty("hand", hand(seat));
        out.putUnlessEmpty("ships", ships(seat));
        out.putUnlessEmpty("saved", saved(seat));
        out.putUnlessZero("gold", Purse.gold(p, seat));
        out.putUnlessZero("locked", Purse.locked(p, seat));
        out.putUnlessZero("fame", Purse.fame(p, seat));
        out.putIfTrue("out", p.isOut(seat));
        if (p.bought != 0 && Item.place(p.bought) == seat) {
            out.put("bought", item("doctor", p.bought, DOCTOR, seat).done());
        }
        return out.done();
    }

    private List<Tree> hand(int seat) {
        List<Tree> cards = new ArrayList<>();
        int unknown = 0;
        // Written in the order of the catalogue, so that no order tells when a card was drawn.
        for (int kind = 0; kind < Card.KINDS; kind++) {
            for (int place = 0; place < Hands.size(p, seat); place++) {
                if (Hands.kind(p, seat, place) == kind) {
                    cards.add(plain(item("card", Hands.item(p, seat, place), CARD, seat)));
                }
            }
        }
        for (int place = 0; place < Hands.size(p, seat); place++) {
            unknown += Item.isKnown(Hands.item(p, seat, place)) ? 0 : 1;
        }
        for (int i = 0; i < unknown; i++) {
            cards.add(UNKNOWN);
        }
        return cards;
    }

    private List<Tree> saved(int seat) {
        List<Tree> cards = new ArrayList<>();
        for (int kind = 0; kind <= Item.UNKNOWN; kind++) {
            for (int i = 0; i < p.cells[FORTUNES]; i++) {
                int card = p.cells[FORTUNE + i];
                if (Item.place(card) == seat && Item.kind(card) == kind) {
                    cards.add(plain(item("card", card, TELLER, seat)));
                }
            }
        }
        return cards;
    }

    private List<Tree> ships(int seat) {
        List<Tree> ships = new ArrayList<>();
        int first = Fleet.first(p, seat);
        for (int ship = first; ship < first + Fleet.size(p, seat); ship++) {
            Tree.Grow out = Tree.branch().put("ship", Fleet.card(p, ship).documentName());
            out.putIfTrue("armada", Fleet.isInArmada(p, ship));
            out.putIfTrue("picked", Fleet.isChosen(p, ship));
            out.putUnlessEmpty("under", lying(ship, UNDER, UNDERS, "card", CARD));
            out.putUnlessEmpty("curses", lying(ship, CURSE, CURSES, "doctor", DOCTOR));
            int side = Fleet.side(p, ship);
            if (side != 0) {
                out.put("side", side == Fleet.ATTACKER ? "attacker" : "target");
            }
            out.putIfTrue("sunk", Fleet.isSunk(p, ship));
            ships.add(out.done());
        }
        return ships;
    }

    private List<Tree> lying(int ship, int from, int count, String field, IntFunction<String> name) {
        List<Tree> cards = new ArrayList<>();
        for (int i = 0; i < p.cells[count]; i++) {
            if (Item.place(p.cells[from + i]) == ship) {
                cards.add(plain(item(field, p.cells[from + i], name, -1)));
            }
        }
        return cards;
    }

    /** Writes a hidden card with who knows it, its owner aside, and its marks. */
    private Tree.Grow item(String field, int item, IntFunction<String> name, int owner) {
        Tree.Grow out = Tree.branch();
        if (!Item.isKnown(item)) {
            return out.put(field, UNKNOWN);
        }
        out.put(field, name.apply(Item.kind(item)));
        int seen = Item.seen(item);
        if (seen == Item.ALL) {
            out.put("known", "all");
        } else {
            List<Tree> known = new ArrayList<>();
            for (int seat = 0; seat < p.seats(); seat++) {
                if (seat != owner && (seen >> seat & 1) != 0) {
                    known.add(Tree.of(seat(seat)));
                }
            }
            out.putUnlessEmpty("known", known);
        }
        out.putIfTrue("turned", Item.is(item, Item.TURNED));
        out.putIfTrue("spared", Item.is(item, Item.SPARED));
        out.putIfTrue("struck", Item.is(item, Item.STRUCK));
        return out;
    }

    /** A thing of which there is nothing to say but its name is its name. */
    private static Tree plain(Tree.Grow grow) {
        Tree.Branch branch = grow.done();
        return branch.children().size() == 1
                ? branch.children().values().iterator().next()
                : branch;
    }
}
