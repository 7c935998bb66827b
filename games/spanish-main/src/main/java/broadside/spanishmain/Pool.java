package broadside.spanishmain;

import broadside.engine.document.Codec;
import broadside.engine.tree.Field;
import broadside.engine.words.Named;

/** Counts which cards a document has not named yet. */
final class Pool {
    private final Class<? extends Enum<?>> kinds;
    private final byte[] left;

    private Pool(Class<? extends Enum<?>> kinds, byte[] left) {
        this.kinds = kinds;
        this.left = left;
    }

    static Pool ofAdventures() {
        byte[] left = new byte[Adventure.KINDS];
        for (Adventure adventure : Adventure.values()) {
            left[adventure.ordinal()] = (byte) adventure.copies();
        }
        return new Pool(Adventure.class, left);
    }

    static Pool ofMovements() {
        byte[] left = new byte[Movement.KINDS];
        for (Movement movement : Movement.values()) {
            left[movement.ordinal()] = (byte) movement.copies();
        }
        return new Pool(Movement.class, left);
    }

    /** Takes the named card out, and complains when all its copies are already placed. */
    int take(Field field) {
        Enum<?> kind = Codec.constant(kinds, field);
        if (left[kind.ordinal()] == 0) {
            throw field.wrong("more copies of '" + ((Named) kind).documentName() + "' are placed than exist");
        }
        left[kind.ordinal()]--;
        return kind.ordinal();
    }

    /** Writes the counts into a position and returns their sum. */
    int pour(byte[] cells, int from) {
        int sum = 0;
        for (int kind = 0; kind < left.length; kind++) {
            cells[from + kind] = left[kind];
            sum += left[kind];
        }
        return sum;
    }
}
