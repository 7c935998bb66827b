package broadside.ai;

import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.game.Judgement;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Imagines how the game goes on in many worlds that its mask allows, and takes the choice that turns out best: an
 * information-set Monte Carlo tree search.
 *
 * <p>Always has a move ready: the default, then the one that a first look at the choices prefers, then what the search
 * thinks so far.
 */
final class MonteCarloCaptain implements Captain {
    /** Worlds imagined, and kept according to their plausibility. */
    private static final int TRIES = 256;

    private static final int WORLDS = 128;

    /** Iterations between two times of telling what seems best. */
    private static final int TELL = 32;

    /** A choice tried less than this part as often as the favourite was hardly tried. */
    private static final int HARDLY = 8;

    private final Choices options = new Choices();
    private final FirstLook look = new FirstLook();
    private final Tree tree = new Tree();
    private long iterations;
    private LongConsumer ready = choice -> {};

    private volatile boolean stopped;

    /** Ends the search under way, from any thread; {@code false} allows the next one. */
    void stop(boolean now) {
        stopped = now;
    }

    /** Whom to tell, on the thinking thread, what would be chosen if time were up now. */
    void tell(LongConsumer listener) {
        ready = listener;
    }

    @Override
    public <P extends Position> long choose(Game<P> game, P mask, Decision decision, Budget budget, long seed) {
        Limit limit = new Limit(budget);
        iterations = 0;
        decision.options(mask, options);
        if (options.size() <= 1) {
            return options.size() == 1 ? options.get(0) : decision.fallback(mask);
        }
        Judgement<P> judgement = game.judgement();
        judgement.candidates(mask, decision, options);
        long[] choices = options.toArray();
        if (choices.length == 1) {
            return choices[0];
        }
        if (limit.isLate()) {
            return decision.fallback(mask);
        }
        judgement.begin(mask);
        Rng rng = new Rng(seed);
        Worlds<P> worlds = Worlds.plausible(mask, decision.seat(), judgement, TRIES, WORLDS, rng, limit);
        double[] expected = look.judge(judgement, worlds, judgement.looks(), decision, choices, rng, limit);
        Search<P> search = new Search<>(judgement, worlds, decision, tree, options, rng.next());
        search.plant(choices, expected);
        while (!limit.isSpent() && !stopped) {
            if (limit.used() % TELL == 0) {
                ready.accept(search.best());
            }
            search.iterate();
            limit.use();
        }
        iterations = limit.used();
        return search.best();
    }

    /**
     * Returns what the last search thinks of the choices, the best first; nothing if there was none to make. Choices
     * that it hardly tried are left out: how good they seem is chance.
     */
    List<Adviser.Candidate> considered() {
        List<Adviser.Candidate> found = new ArrayList<>();
        if (iterations == 0) {
            return found;
        }
        int most = 0;
        for (int edge = tree.first(0); edge != Tree.NONE; edge = tree.next(edge)) {
            most = Math.max(most, tree.visits(edge));
        }
        for (int edge = tree.first(0); edge != Tree.NONE; edge = tree.next(edge)) {
            if (tree.visits(edge) >= most / HARDLY) {
                found.add(new Adviser.Candidate(tree.choice(edge), tree.mean(edge, Search.PRIOR)));
            }
        }
        found.sort(Comparator.comparingDouble(one -> -one.worth()));
        return found;
    }

    /** Returns how many iterations the last choice took. */
    long iterations() {
        return iterations;
    }
}
