package broadside.pirateattack;

import broadside.engine.document.Codec;
import broadside.engine.tree.Field;
import broadside.engine.words.Named;
import broadside.engine.words.Words;

/** Counts which cards of one sort a document has not named yet. */
final class Box {
    private final String[] names;
    private final int[] left;

    private Box(String[] names, int[] left) {
        this.names = names;
        this.left = left;
    }

    static Box ofDeck() {
        int[] left = new int[Card.KINDS];
        for (int kind = 0; kind < left.length; kind++) {
            left[kind] = Card.of(kind).copies();
        }
        return new Box(names(Card.values()), left);
    }

    static Box ofDoctors() {
        return new Box(names(WitchDoctor.values()), fives(WitchDoctor.KINDS));
    }

    static Box ofTellers() {
        return new Box(names(FortuneTeller.values()), fives(FortuneTeller.KINDS));
    }

    static Box ofGold() {
        String[] names = new String[Purse.VALUES];
        for (int value = 1; value <= names.length; value++) {
            names[value - 1] = Stocks.goldName(value);
        }
        return new Box(names, Purse.IN_PILE.clone());
    }

    private static int[] fives(int kinds) {
        int[] left = new int[kinds];
        java.util.Arrays.fill(left, WitchDoctor.COPIES);
        return left;
    }

    private static String[] names(Named[] all) {
        String[] names = new String[all.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = all[i].documentName();
        }
        return names;
    }

    /** Finds the kind of a named card. */
    int kind(Field field) {
        String text = field.text();
        for (int kind = 0; kind < names.length; kind++) {
            if (names[kind].equals(text)) {
                return kind;
            }
        }
        String plain = Words.plain(text);
        for (int kind = 0; kind < names.length; kind++) {
            if (Words.plain(names[kind]).equals(plain)) {
                return kind;
            }
        }
        throw field.wrong("'" + text + "' is no card that can lie here");
    }

    /** Takes a named card out, and complains when all its copies are already placed. */
    int take(Field field) {
        int kind = kind(field);
        if (left[kind] == 0) {
            throw field.wrong("more copies of '" + names[kind] + "' are placed than exist");
        }
        left[kind]--;
        return kind;
    }

    /** Takes the Armada Card that lies above the ships of an armada. */
    void takeArmada(Field field) {
        if (left[Card.ARMADA.ordinal()]-- == 0) {
            throw field.wrong("there are only " + Card.ARMADA.copies() + " Armada Cards");
        }
    }

    int left() {
        int sum = 0;
        for (int count : left) {
            sum += count;
        }
        return sum;
    }

    /** Takes out all that is left. */
    void clear() {
        java.util.Arrays.fill(left, 0);
    }

    void pour(byte[] counts, int from) {
        for (int kind = 0; kind < left.length; kind++) {
            counts[from + kind] = (byte) left[kind];
        }
    }

    /** Reads a constant by its name in documents. */
    static <E> E constant(Class<E> type, Field field) {
        return Codec.constant(type, field);
    }
}
