package broadside.engine.match;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.List;
import java.util.Set;

/**
 * Notes one thing that was done in a match. Entries are the truth; positions are computed from them.
 *
 * @param seq the number of the entry, from 1 without gaps
 * @param seat the seat that did it, or {@link #TABLE}
 * @param decision the decision it answers, or {@link #NO_DECISION}
 * @param data what belongs to the kind; nothing where there is nothing to say
 * @param time milliseconds since 1970 by the clock of the host; the rules never read it
 */
public record Entry(int seq, EntryKind kind, int seat, int decision, Tree data, long time) {
    /** Stands for the host where no seat did it. */
    public static final int TABLE = -1;

    public static final int NO_DECISION = -1;

    private static final Set<String> FIELDS =
            Set.of("line", "seq", "kind", "seat", "decision", "data", "time", "chain");

    /** Writes the entry as the line of a record. */
    Tree.Grow tree(List<String> seats) {
        Tree.Grow out = Tree.branch().put("line", "entry").put("seq", seq).put("kind", kind.documentName());
        if (seat != TABLE) {
            out.put("seat", seats.get(seat));
        }
        if (decision != NO_DECISION) {
            out.put("decision", decision);
        }
        if (!data.equals(Tree.NOTHING)) {
            out.put("data", data);
        }
        return out.put("time", time);
    }

    /** Reads an entry from the line of a record. */
    static Entry read(Field line, List<String> seats) {
        line.only(FIELDS);
        Field kind = line.need("kind");
        EntryKind known = EntryKind.find(kind.text());
        if (known == null) {
            throw kind.wrong("there is no kind of entry '" + kind.text() + "'");
        }
        Field name = line.maybe("seat");
        int seat = name == null ? TABLE : seats.indexOf(name.text());
        if (name != null && seat < 0) {
            throw name.wrong("there is no seat '" + name.text() + "'");
        }
        Field decision = line.maybe("decision");
        Field data = line.maybe("data");
        return new Entry(
                line.need("seq").whole(1, Integer.MAX_VALUE),
                known,
                seat,
                decision == null ? NO_DECISION : decision.whole(0, Integer.MAX_VALUE),
                data == null ? Tree.NOTHING : data.tree(),
                line.need("time").whole());
    }
}
