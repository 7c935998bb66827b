package broadside.engine.play;

import java.util.Arrays;

/** Collects choices in a buffer that is used again and again. */
public final class Choices {
    private long[] items = new long[64];
    private int size;

    public void add(long choice) {
        if (size == items.length) {
            items = Arrays.copyOf(items, size * 2);
        }
        items[size++] = choice;
    }

    public long get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return items[index];
    }

    void set(int index, long choice) {
        items[index] = choice;
    }

    void shrink(int newSize) {
        size = newSize;
    }

    public int size() {
        return size;
    }

    public void clear() {
        size = 0;
    }

    public boolean has(long choice) {
        for (int i = 0; i < size; i++) {
            if (items[i] == choice) {
                return true;
            }
        }
        return false;
    }

    public long[] toArray() {
        return Arrays.copyOf(items, size);
    }
}
