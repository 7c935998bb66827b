package broadside.cli.simulate;

import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.play.Position;
import java.util.List;

/**
 * Says what game number n of a run is: its table, its dice and who sits where. It depends on nothing but n and the seed,
 * so any game can be repeated alone, and threads change nothing.
 *
 * @param tables the tables to sample over, taken in turn
 * @param levels the captains, clockwise; empty where only deckhands play
 * @param rotate whether captains change seats from round to round, so that no seat favours one of them
 */
record Plan<P extends Position>(Game<P> game, List<Setup> tables, List<String> levels, long seed, boolean rotate) {
    static final String DECKHAND = "deckhand";

    Plan {
        tables = List.copyOf(tables);
        levels = List.copyOf(levels);
    }

    /** Says whether nobody thinks, so that games need no captains. */
    boolean isRandom() {
        return levels.stream().allMatch(DECKHAND::equals);
    }

    int table(long n) {
        return (int) (n % tables.size());
    }

    Setup setup(long n) {
        return tables.get(table(n));
    }

    /**
     * Returns the seed of one game; neighbouring games have nothing in common. Where captains change seats, each deal is
     * played once with everybody at every seat, so that luck evens out.
     */
    long seed(long number) {
        long round = number / tables.size();
        long deal = rotate && !levels.isEmpty() ? round / levels.size() : round;
        long n = deal * tables.size() + table(number);
        return new Rng(new Rng(seed).next() ^ n * 0x9E3779B97F4A7C15L).next();
    }

    /** Returns who sits at a seat. */
    String level(long n, int seat) {
        if (levels.isEmpty()) {
            return DECKHAND;
        }
        long round = rotate ? n / tables.size() : 0;
        return levels.get((int) ((seat + round) % levels.size()));
    }
}
