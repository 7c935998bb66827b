package broadside.racetonine.document;

import broadside.engine.game.Setup;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.racetonine.Position;
import java.util.Set;
import java.util.TreeSet;

/** Writes the table as a document and reads it back. */
public final class TableDocument {
    /** The fields of every document that are neither a seat's nor the engine's. */
    public static final Set<String> FIELDS = Set.of("pile");

    private static final Set<String> SHARED = Set.of("game", "seats", "options", "at", "running");

    private TableDocument() {}

    /** Leaves out what is zero: a document says only what differs from an empty table. */
    public static Tree.Branch write(Position p) {
        Tree.Grow pile = Tree.branch();
        for (int number = 1; number <= Position.KINDS; number++) {
            pile.putUnlessZero(Integer.toString(number), p.left(number));
        }
        Tree.Grow out = Tree.branch().put("pile", pile.done());
        for (int seat = 0; seat < p.seats(); seat++) {
            out.put(
                    p.setup().seats().get(seat),
                    Tree.branch().putUnlessZero("total", p.total(seat)).done());
        }
        return out.done();
    }

    /** Reads a table without steps: {@code startAt}, or the field {@code running}, adds them. */
    public static Position read(Setup setup, Field document) {
        Set<String> fields = new TreeSet<>(SHARED);
        fields.addAll(FIELDS);
        fields.addAll(setup.seats());
        document.only(fields); // a mistyped field is an error that names it
        Position p = new Position(setup);
        Field pile = document.maybe("pile");
        for (int number = 1; pile != null && number <= Position.KINDS; number++) {
            Field cards = pile.only(Set.of("1", "2", "3")).maybe(Integer.toString(number));
            p.setLeft(number, cards == null ? 0 : cards.whole(0, Position.COPIES));
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            Field own = document.maybe(setup.seats().get(seat));
            Field total = own == null ? null : own.only(Set.of("total")).maybe("total");
            p.setTotal(seat, total == null ? 0 : total.whole(0, Position.GOAL + Position.KINDS));
        }
        return p;
    }
}
