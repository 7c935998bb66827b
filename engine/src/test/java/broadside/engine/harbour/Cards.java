package broadside.engine.harbour;

import broadside.engine.chance.Rng;
import broadside.engine.document.Codec;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Counts cards by kind: a position holds a pile, a hand or the discards as one number per kind. */
public final class Cards {
    /** How many kinds there are; a heap of cards is an array of this length. */
    public static final int KINDS = Card.values().length;

    /** Stands for a card that the viewer of a mask does not know. */
    public static final int UNKNOWN = -2;

    /** Stands for no card. */
    public static final int NONE = -1;

    private static final Card[] ALL = Card.values();

    private Cards() {}

    public static Card of(int kind) {
        return ALL[kind];
    }

    /** Returns a heap with every card of the game. */
    public static byte[] all() {
        byte[] heap = new byte[KINDS];
        for (Card card : ALL) {
            heap[card.ordinal()] = (byte) card.copies();
        }
        return heap;
    }

    public static int total(byte[] heap) {
        int total = 0;
        for (byte count : heap) {
            total += count;
        }
        return total;
    }

    /** Takes one of the allowed cards out of a heap at random, each card equally likely, and returns its kind. */
    static int deal(byte[] heap, Rng rng, Predicate<Card> allowed) {
        int total = 0;
        for (Card card : ALL) {
            total += allowed.test(card) ? heap[card.ordinal()] : 0;
        }
        int left = rng.below(total);
        for (Card card : ALL) {
            left -= allowed.test(card) ? heap[card.ordinal()] : 0;
            if (left < 0) {
                heap[card.ordinal()]--;
                return card.ordinal();
            }
        }
        throw new IllegalStateException("a heap changed while it was dealt");
    }

    /** Writes a heap as the names of its cards. */
    static List<Tree> write(byte[] heap) {
        List<Tree> names = new ArrayList<>();
        for (Card card : ALL) {
            for (int i = 0; i < heap[card.ordinal()]; i++) {
                names.add(Tree.of(card.documentName()));
            }
        }
        return names;
    }

    /** Reads one card's name; {@code ?} is an unknown card. */
    static int read(Field field) {
        return field.text().equals("?")
                ? UNKNOWN
                : Codec.constant(Card.class, field).ordinal();
    }
}
