package broadside.ai;

import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.play.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lets contestants play many games against each other.
 *
 * <p>Every round has its own seed and is played once for each seat: with the same shuffles, all contestants move one seat
 * on. So nobody has better seats or better cards. With iteration budgets the result does not depend on the threads.
 *
 * @param contestants one for each seat
 * @param rounds how many seeds; each gives as many games as there are seats
 */
public record Series<P extends Position>(
        Game<P> game, Setup setup, List<Contestant> contestants, int rounds, long seed, int threads) {

    public Series {
        contestants = List.copyOf(contestants);
        if (contestants.size() != setup.seats().size()) {
            throw new IllegalArgumentException("a series needs one contestant for each seat");
        }
        if (rounds < 1 || threads < 1) {
            throw new IllegalArgumentException("a series needs rounds and threads");
        }
    }

    /** Plays all games and returns the standings by the contestants' names, in their order. */
    public Map<String, Standing> play() throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Map<String, Standing>>> parts = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                parts.add(pool.submit(() -> part(next)));
            }
            Map<String, Standing> standings = standings();
            for (Future<Map<String, Standing>> part : parts) {
                for (Standing standing : part.get().values()) {
                    Objects.requireNonNull(standings.get(standing.name())).add(standing);
                }
            }
            return standings;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game of the series failed", e.getCause());
        } finally {
            // A failed or interrupted series is given up at once.
            pool.shutdownNow();
        }
    }

    private Map<String, Standing> part(AtomicInteger next) {
        Map<String, Standing> standings = standings();
        SeriesGame<P> table = new SeriesGame<>(game, setup, contestants);
        for (int round = next.getAndIncrement(); round < rounds; round = next.getAndIncrement()) {
            long dice = new Rng(seed + round).next();
            for (int shift = 0;
                    shift < contestants.size() && !Thread.currentThread().isInterrupted();
                    shift++) {
                table.play(dice, shift, standings);
            }
        }
        return standings;
    }

    private Map<String, Standing> standings() {
        Map<String, Standing> standings = new LinkedHashMap<>();
        for (Contestant contestant : contestants) {
            standings.computeIfAbsent(contestant.name(), Standing::new);
        }
        return standings;
    }
}
