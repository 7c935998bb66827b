package broadside.engine.harbour;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** Writes the table of a position or of a mask. */
final class WriteTable {
    private final Position position;

    private WriteTable(Position position) {
        this.position = position;
    }

    static Tree.Branch write(Position position) {
        return new WriteTable(position).table();
    }

    private Tree.Branch table() {
        Tree.Grow table = Tree.branch();
        table.put("turn", name(position.turn()));
        table.put("round", position.round());
        if (position.commander() >= 0) {
            table.put("commander", name(position.commander()));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            table.put(name(seat), captain(seat));
        }
        Pile pile = position.pile();
        List<Tree> top = new ArrayList<>();
        for (int depth = 0; depth < pile.fixed(); depth++) {
            top.add(item("card", card(pile.top(depth)), pile.eyes(depth)));
        }
        table.put(
                "pile",
                Tree.branch()
                        .put("size", pile.size())
                        .putUnlessEmpty("top", top)
                        .done());
        table.putUnlessEmpty("discards", Cards.write(position.discards()));
        table.put("quays", quays());
        table.putUnlessZero("traced", position.quays().traced());
        if (position.isPartial()) {
            table.put("rest", "none");
            table.putUnlessEmpty("pool", Cards.write(pile.pool()));
        }
        return table.done();
    }

    private Tree captain(int seat) {
        Tree.Grow captain = Tree.branch();
        captain.put("coins", position.coins(seat));
        captain.put("hand", Tree.row(hand(seat)));
        captain.putUnlessZero("aboard", position.aboard(seat));
        captain.putUnlessZero("waiting", position.waiting(seat));
        if (position.berth(seat) >= 0) {
            captain.put("berth", position.berth(seat));
        }
        if (position.pressedBy(seat) >= 0) {
            captain.put("pressed", name(position.pressedBy(seat)));
        }
        return captain.done();
    }

    /** Writes a hand by kind; of equal cards the first ones are those that others have seen. */
    private List<Tree> hand(int owner) {
        List<Tree> cards = new ArrayList<>();
        Hands hands = position.hands();
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            for (int i = 0; i < hands.count(owner, kind); i++) {
                int eyes = 0;
                for (int observer = 0; observer < position.seats(); observer++) {
                    eyes |= observer != owner && hands.seen(observer, owner, kind) > i ? 1 << observer : 0;
                }
                cards.add(item("card", card(kind), eyes));
            }
        }
        for (int i = 0; i < hands.unknown(owner); i++) {
            cards.add(card(Cards.UNKNOWN));
        }
        return cards;
    }

    private Tree quays() {
        List<Tree> rows = new ArrayList<>();
        Quays quays = position.quays();
        for (int place = 0; place < Quays.PLACES; place++) {
            rows.add(
                    quays.isEmpty(place)
                            ? Tree.of("empty")
                            : Tree.branch()
                                    .put("crate", card(quays.crate(place)))
                                    .putUnlessEmpty("known", names(quays.eyes(place)))
                                    .put("trace", quays.trace(place))
                                    .done());
        }
        return Tree.row(rows);
    }

    private Tree item(String field, Tree card, int eyes) {
        return eyes == 0
                ? card
                : Tree.branch()
                        .put(field, card)
                        .putUnlessEmpty("known", names(eyes))
                        .done();
    }

    private List<Tree> names(int eyes) {
        List<Tree> names = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            if ((eyes >> seat & 1) != 0) {
                names.add(Tree.of(name(seat)));
            }
        }
        return names;
    }

    private String name(int seat) {
        return position.setup().seats().get(seat);
    }

    private static Tree card(int kind) {
        return Tree.of(kind < 0 ? "?" : Cards.of(kind).documentName());
    }
}
