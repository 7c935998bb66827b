package broadside.cli.bench;

/** Is a fixed piece of integer work, the same as the reference of the bench module, to compare machines and days. */
final class ReferenceWork {
    private final byte[] cells = new byte[512];

    /** Mixes and scans half a kilobyte a hundred times. */
    long mixAndScan() {
        long state = 1;
        for (int round = 0; round < 100; round++) {
            state = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L + round;
            int sum = 0;
            for (byte cell : cells) {
                sum += cell;
            }
            cells[(int) (state >>> 55)] = (byte) (sum + round);
        }
        return state;
    }
}
