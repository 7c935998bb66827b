package broadside.spanishmain;

import broadside.engine.tree.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads what a document says of a pile: {@code [Kraken, ...]} names its top cards, {@code {count: 3}} its size.
 *
 * @param count how many cards it holds
 * @param top the cards that are named, top first
 */
record Pile(int count, List<Integer> top) {

    /** Reads the field; without one, or with "..." at the end, the pile holds the rest (-1: there is no rest). */
    static Pile read(@Nullable Field field, Pool pool, int rest) {
        if (field == null) {
            return new Pile(Math.max(rest, 0), List.of());
        }
        List<Integer> top = new ArrayList<>();
        if (field.isBranch()) {
            field.only(Set.of("count", "top"));
            Field named = field.maybe("top");
            for (Field card : named == null ? List.<Field>of() : named.row()) {
                top.add(pool.take(card));
            }
            Field count = field.maybe("count");
            int size = count == null ? Math.max(rest, top.size()) : count.whole(0, 58);
            if (size < top.size()) {
                throw field.wrong("the pile is said to hold " + size + " cards, but " + top.size() + " are named");
            }
            return new Pile(size, top);
        }
        if (!field.isRow()) {
            return new Pile(field.whole(0, 58), List.of());
        }
        List<Field> cards = field.row();
        for (int i = 0; i < cards.size(); i++) {
            Field card = cards.get(i);
            if (card.text().equals("...")) {
                if (i < cards.size() - 1) {
                    throw card.wrong("'...' stands for the rest of the pile and comes last");
                }
                return new Pile(Math.max(rest, top.size()), top);
            }
            top.add(pool.take(card));
        }
        return new Pile(top.size(), top);
    }
}
