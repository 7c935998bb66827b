package broadside.spanishmain;

import static broadside.spanishmain.Cells.*;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** Writes the table as a document; in a mask, what its owner does not know is "?". */
final class TableWriter {
    private static final Tree UNKNOWN_CARD = Tree.of("?");

    private final Position p;

    private TableWriter(Position position) {
        this.p = position;
    }

    static Tree.Branch write(Position position) {
        return new TableWriter(position).table();
    }

    private Tree.Branch table() {
        Tree.Grow out = Tree.branch();
        if (p.partial) {
            out.put("rest", "none");
        }
        out.putUnlessZero("turns", p.turns);
        out.putIfTrue("fogged", p.fogged);
        List<Tree> row = new ArrayList<>();
        for (int space = 0; space < Ship.COUNT; space++) {
            row.add(ship(p.shipAt(space)));
        }
        out.put("row", Tree.row(row));
        List<Tree> adventures = new ArrayList<>();
        for (int i = 0; i < p.upcoming; i++) {
            adventures.add(Tree.of(Adventure.of(p.upcoming(i)).documentName()));
        }
        out.putUnlessEmpty("adventures", adventures);
        out.put("adventure-pile", pile(p.adventurePile, FIXED_ADVENTURES, p.fixedAdventures, true));
        out.putUnlessEmpty("adventure-discard", stack(DISCARD_STACK));
        if (!p.hasHands()) {
            List<Tree> display = new ArrayList<>();
            for (int place = 0; place < DISPLAY_SIZE; place++) {
                if (p.display(place) >= 0) {
                    display.add(Tree.of(Movement.of(p.display(place)).documentName()));
                }
            }
            out.putUnlessEmpty("display", display);
        }
        if (!p.pileless) {
            out.put("movement-pile", pile(p.movementPile, FIXED_MOVEMENTS, p.fixedMovements, false));
        }
        List<Tree> discard = new ArrayList<>();
        for (int i = p.movementDiscard - 1; i >= 0; i--) {
            discard.add(Tree.of(Movement.of(p.cells[MOVEMENT_DISCARD + i]).documentName()));
        }
        out.putUnlessEmpty("movement-discard", discard);
        for (int seat = 0; seat < p.seats(); seat++) {
            out.put(p.setup().seats().get(seat), seat(seat));
        }
        return out.done();
    }

    private Tree ship(int ship) {
        Tree.Grow out = Tree.branch().put("ship", Ship.of(ship).documentName());
        out.putIfTrue("damaged", p.isDamaged(ship));
        out.putUnlessEmpty("fame", stack(SHIP_STACK + ship));
        out.putUnlessZero("counters", p.counters(SHIP_STACK + ship));
        return out.done();
    }

    private List<Tree> stack(int stack) {
        List<Tree> cards = new ArrayList<>();
        for (int slot = p.cells[TOP + stack]; slot >= 0; slot = p.cells[BELOW + slot]) {
            int face = p.cells[FACE + slot];
            if (face == UNKNOWN) {
                cards.add(UNKNOWN_CARD);
            } else if ((face & UNSEEN) != 0) {
                cards.add(Tree.branch()
                        .put("card", Adventure.of(face & ~UNSEEN).documentName())
                        .put("known", Tree.row(List.of()))
                        .done());
            } else {
                cards.add(Tree.of(Adventure.of(face).documentName()));
            }
        }
        return cards;
    }

    private Tree pile(int count, int fixed, int fixedCount, boolean adventures) {
        Tree.Grow out = Tree.branch().put("count", count);
        List<Tree> top = new ArrayList<>();
        for (int i = fixedCount - 1; i >= 0; i--) {
            int face = p.cells[fixed + i];
            top.add(Tree.of(
                    adventures
                            ? Adventure.of(face).documentName()
                            : Movement.of(face).documentName()));
        }
        return out.putUnlessEmpty("top", top).done();
    }

    private Tree seat(int seat) {
        Tree.Grow out = Tree.branch();
        List<Tree> pirates = new ArrayList<>();
        List<Tree> denied = new ArrayList<>();
        int shown = 0;
        for (int pirate = 0; pirate < Ship.COUNT; pirate++) {
            if (p.owns(seat, pirate)) {
                pirates.add(pirate(seat, pirate));
                shown++;
            }
            if (p.isDenied(pirate, seat)) {
                denied.add(Tree.of(Pirate.of(pirate).documentName()));
            }
        }
        for (; shown < p.pirates(seat); shown++) {
            pirates.add(UNKNOWN_CARD);
        }
        out.putUnlessEmpty("pirates", pirates);
        out.putUnlessEmpty("denied", denied);
        out.putUnlessEmpty("front", stack(FRONT_STACK + seat));
        out.putUnlessZero("counters", p.counters(FRONT_STACK + seat));
        List<Tree> hand = new ArrayList<>();
        for (int place = 0; place < p.handSize(seat); place++) {
            int face = p.hand(seat, place);
            hand.add(
                    face < 0
                            ? UNKNOWN_CARD
                            : known(
                                    "card",
                                    Movement.of(face).documentName(),
                                    p.cells[HAND_SEEN + seat * MOST_HAND + place],
                                    seat));
        }
        out.putUnlessEmpty("hand", hand);
        return out.done();
    }

    private Tree pirate(int seat, int pirate) {
        String name = Pirate.of(pirate).documentName();
        if (p.isRevealed(pirate)) {
            return Tree.branch().put("pirate", name).put("revealed", true).done();
        }
        return known("pirate", name, p.cells[SEEN + pirate], seat);
    }

    /** Writes a hidden card; who else than its holder knows it is named. */
    private Tree known(String field, String name, int seen, int holder) {
        List<Tree> others = new ArrayList<>();
        for (int seat = 0; seat < p.seats(); seat++) {
            if (seat != holder && (seen >> seat & 1) != 0) {
                others.add(Tree.of(p.setup().seats().get(seat)));
            }
        }
        return others.isEmpty()
                ? Tree.of(name)
                : Tree.branch().put(field, name).put("known", Tree.row(others)).done();
    }
}
