package broadside.cli.simulate;

import java.util.ArrayList;
import java.util.List;

/**
 * Describes how long games were.
 *
 * @param counts how many games had so many choices
 */
record Lengths(int[] counts) {
    private static final int BARS = 10;
    private static final int WIDEST = 40;

    long games() {
        long sum = 0;
        for (int count : counts) {
            sum += count;
        }
        return sum;
    }

    double mean() {
        double sum = 0;
        for (int length = 0; length < counts.length; length++) {
            sum += (double) length * counts[length];
        }
        return games() == 0 ? 0 : sum / games();
    }

    int least() {
        return at(1);
    }

    int most() {
        return at(games());
    }

    int median() {
        return at((games() + 1) / 2);
    }

    /** Returns the length of the game that comes at this place when all are put in order. */
    private int at(long place) {
        long seen = 0;
        for (int length = 0; length < counts.length; length++) {
            seen += counts[length];
            if (seen >= place && counts[length] > 0) {
                return length;
            }
        }
        return 0;
    }

    /** Draws how the lengths are spread. */
    List<String> histogram() {
        int least = least();
        int step = Math.max(1, (most() - least + BARS) / BARS);
        List<Long> sums = new ArrayList<>();
        long highest = 1;
        for (int from = least; from <= most(); from += step) {
            long sum = 0;
            for (int length = from; length < Math.min(from + step, counts.length); length++) {
                sum += counts[length];
            }
            sums.add(sum);
            highest = Math.max(highest, sum);
        }
        List<String> lines = new ArrayList<>();
        for (int bar = 0; bar < sums.size(); bar++) {
            int from = least + bar * step;
            String label = step == 1 ? Integer.toString(from) : from + "-" + (from + step - 1);
            int width = (int) Math.round((double) WIDEST * sums.get(bar) / highest);
            lines.add(String.format("  %9s %-" + WIDEST + "s %,d", label, "#".repeat(width), sums.get(bar)));
        }
        return lines;
    }
}
