package broadside.spanishmain;

/** Moves ships in a row that is packed into a long: four bits for each space, the front lowest. */
final class Packed {
    private Packed() {}

    /** Moves the block that begins at this space forward (negative: backward), as far as the row allows. */
    static long move(long row, int from, int length, int forward) {
        int room = forward > 0 ? from : Ship.COUNT - length - from;
        int distance = Math.min(Math.abs(forward), room);
        if (distance == 0) {
            return row;
        }
        // The stretch of the row that changes: the block and the ships it passes.
        int start = forward > 0 ? from - distance : from;
        int head = forward > 0 ? distance : length;
        long stretch = row >>> (4 * start) & bits(length + distance);
        // Its head and its tail change places.
        long turned = stretch >>> (4 * head) | (stretch & bits(head)) << (4 * (length + distance - head));
        return row & ~(bits(length + distance) << (4 * start)) | turned << (4 * start);
    }

    /** Moves the three ships of a nation one after another, leading ship first. */
    static long moveNation(long row, int nation, int forward) {
        long moved = row;
        for (int i = 0; i < Ship.COUNT; i++) {
            int ship = (int) (row >>> (4 * (forward > 0 ? i : Ship.COUNT - 1 - i))) & 15;
            if (Ship.nation(ship) == nation) {
                moved = move(moved, spaceOf(moved, ship), 1, forward);
            }
        }
        return moved;
    }

    private static int spaceOf(long row, int ship) {
        int space = 0;
        while ((row >>> (4 * space) & 15) != ship) {
            space++;
        }
        return space;
    }

    private static long bits(int places) {
        return (1L << (4 * places)) - 1;
    }
}
