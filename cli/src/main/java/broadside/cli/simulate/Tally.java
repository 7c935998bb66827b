package broadside.cli.simulate;

import broadside.engine.play.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts what simulated games came to. Each thread has one; they are added up at the end. */
final class Tally {
    private static final int MOST_FAULTS = 20;

    private final Plan<?> plan;

    /** For each table: games, choices, and the wins of each seat. A shared win counts as its share. */
    private final long[] games;

    private final long[] choices;
    private final double[][] wins;
    private final Map<String, double[]> levels = new TreeMap<>();

    /** How many games had so many choices. */
    private int[] lengths = new int[256];

    private final List<Fault> faults = new ArrayList<>();
    private long faultCount;

    /** A game that broke, with the number by which it can be repeated. */
    record Fault(long n, String what) {}

    Tally(Plan<? extends Position> plan) {
        this.plan = plan;
        int tables = plan.tables().size();
        games = new long[tables];
        choices = new long[tables];
        wins = new double[tables][];
        for (int table = 0; table < tables; table++) {
            wins[table] = new double[plan.tables().get(table).seats().size()];
        }
    }

    void add(Played played) {
        int table = plan.table(played.n());
        games[table]++;
        choices[table] += played.choices();
        if (played.choices() >= lengths.length) {
            lengths = Arrays.copyOf(lengths, Math.max(played.choices() + 1, lengths.length * 2));
        }
        lengths[played.choices()]++;
        List<Integer> places = played.outcome().places();
        int winners = 0;
        for (int place : places) {
            winners += place == 1 ? 1 : 0;
        }
        for (int seat = 0; seat < places.size(); seat++) {
            double share = places.get(seat) == 1 ? 1.0 / winners : 0;
            wins[table][seat] += share;
            if (!plan.levels().isEmpty()) {
                double[] level = levels.computeIfAbsent(plan.level(played.n(), seat), name -> new double[2]);
                level[0]++;
                level[1] += share;
            }
        }
    }

    void fault(long n, Throwable what) {
        faultCount++;
        if (faults.size() < MOST_FAULTS) {
            faults.add(new Fault(n, String.valueOf(what)));
        }
    }

    void add(Tally other) {
        for (int table = 0; table < games.length; table++) {
            games[table] += other.games[table];
            choices[table] += other.choices[table];
            for (int seat = 0; seat < wins[table].length; seat++) {
                wins[table][seat] += other.wins[table][seat];
            }
        }
        other.levels.forEach((name, counts) -> {
            double[] level = levels.computeIfAbsent(name, n -> new double[2]);
            level[0] += counts[0];
            level[1] += counts[1];
        });
        lengths = Arrays.copyOf(lengths, Math.max(lengths.length, other.lengths.length));
        for (int length = 0; length < other.lengths.length; length++) {
            lengths[length] += other.lengths[length];
        }
        faultCount += other.faultCount;
        faults.addAll(other.faults.subList(
                0, Math.min(other.faults.size(), MOST_FAULTS - Math.min(MOST_FAULTS, faults.size()))));
    }

    long games() {
        return Arrays.stream(games).sum();
    }

    long games(int table) {
        return games[table];
    }

    double meanChoices(int table) {
        return games[table] == 0 ? 0 : (double) choices[table] / games[table];
    }

    double wins(int table, int seat) {
        return wins[table][seat];
    }

    /** Returns for each captain how often it sat at a seat, and how many of these games it won. */
    Map<String, double[]> levels() {
        return levels;
    }

    Lengths lengths() {
        return new Lengths(lengths.clone());
    }

    List<Fault> faults() {
        return faults;
    }

    long faultCount() {
        return faultCount;
    }
}
