package broadside.ai;

import java.util.Arrays;

/** Counts how a contestant has done: games, wins, and how long its decisions took. Belongs to one thread at a time. */
public final class Standing {
    private final String name;
    private int games;
    private double wins;
    private int decisions;
    private long[] nanos = new long[1024];

    Standing(String name) {
        this.name = name;
    }

    void game(double won) {
        games++;
        wins += won;
    }

    void decision(long took) {
        if (decisions == nanos.length) {
            nanos = Arrays.copyOf(nanos, decisions * 2);
        }
        nanos[decisions++] = took;
    }

    void add(Standing other) {
        games += other.games;
        wins += other.wins;
        for (int i = 0; i < other.decisions; i++) {
            decision(other.nanos[i]);
        }
    }

    public String name() {
        return name;
    }

    /** Returns how many seats it has played: a game in which it has two seats counts twice. */
    public int games() {
        return games;
    }

    /** Returns how many it has won; a shared first place is a shared win. */
    public double wins() {
        return wins;
    }

    /** Returns its share of wins with the 95% interval. */
    public Interval interval() {
        return Interval.of(wins, games);
    }

    public int decisions() {
        return decisions;
    }

    /** Returns the time in nanoseconds within which this share of its decisions was made, such as 0.99. */
    public long nanos(double share) {
        if (decisions == 0) {
            return 0;
        }
        long[] sorted = Arrays.copyOf(nanos, decisions);
        Arrays.sort(sorted);
        return sorted[Math.min(decisions - 1, (int) (share * decisions))];
    }
}
