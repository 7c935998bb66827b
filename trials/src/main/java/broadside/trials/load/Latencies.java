package broadside.trials.load;

import java.util.Arrays;

/** Collects times in microseconds and says what part of them is below what. */
public final class Latencies {
    private int[] micros = new int[1 << 16];
    private int count;

    public void add(long nanos) {
        if (count == micros.length) {
            micros = Arrays.copyOf(micros, count * 2);
        }
        micros[count++] = (int) Math.min(Integer.MAX_VALUE, nanos / 1000);
    }

    public int count() {
        return count;
    }

    /** Returns in milliseconds what this share of the times is below. */
    public double millis(double share) {
        if (count == 0) {
            return 0;
        }
        int[] sorted = Arrays.copyOf(micros, count);
        Arrays.sort(sorted);
        return sorted[Math.min(count - 1, (int) (count * share))] / 1000.0;
    }

    public void clear() {
        count = 0;
    }
}
