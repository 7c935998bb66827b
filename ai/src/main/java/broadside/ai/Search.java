package broadside.ai;

import broadside.engine.chance.Rng;
import broadside.engine.game.Judgement;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import java.util.Arrays;

/**
 * Searches for one decision. An iteration takes a world, goes down the tree while it knows the way, plays on to the
 * horizon as the seats would probably play, judges, and tells every edge on its way how it went.
 */
final class Search<P extends Position> {
    /** How many visits the first look is worth. */
    static final double PRIOR = 4;

    /** How eager the search is to try what seems worse, in standard deviations of the values seen. */
    private static final double EXPLORE = 0.5;

    /** Choices of the root looked at from the start; their number grows with the root of the iterations. */
    private static final int FIRST_CHOICES = 6;

    private static final double WIDEN = 0.25;

    /** Visits after which an edge gets a node behind it; before, its playouts say enough. */
    private static final int RIPE = 32;

    /** The same where a game ranks its branches: with the best first, a node is worth having sooner. */
    private static final int RIPE_RANKED = 8;

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private final Judgement<P> judgement;
    private final Worlds<P> worlds;
    private final Decision decision;
    private final int seat;
    private final Tree tree;
    private final Choices buffer;
    private final long dice;

    private final Foresight<P> foresight;
    private final boolean ranked;
    private final int ripe;
    private final double[] values;
    private int[] path = new int[64];
    private int[] deciders = new int[64];
    private int steps;

    /** The edges of the root, best first look first. */
    private int[] favourites = {};

    private int iterations;
    private double sum;
    private double squares;

    Search(Judgement<P> judgement, Worlds<P> worlds, Decision decision, Tree tree, Choices buffer, long dice) {
        this.judgement = judgement;
        this.worlds = worlds;
        this.decision = decision;
        this.seat = decision.seat();
        this.tree = tree;
        this.buffer = buffer;
        this.dice = dice;
        P any = worlds.copy(0);
        this.foresight = new Foresight<>(judgement, any);
        this.ranked = judgement.ranksBranches();
        this.ripe = ranked ? RIPE_RANKED : RIPE;
        this.values = new double[any.seats()];
    }

    /** Gives the root its choices and what the first look expects of them. */
    void plant(long[] choices, double[] expected) {
        tree.clear();
        favourites = new int[choices.length];
        for (int i = 0; i < choices.length; i++) {
            // In an empty tree the edges are numbered like the choices.
            int edge = tree.add(0, choices[i], expected[i]);
            int place = i;
            while (place > 0 && expected[favourites[place - 1]] < expected[i]) {
                favourites[place] = favourites[place - 1];
                place--;
            }
            favourites[place] = edge;
        }
    }

    void iterate() {
        int edge = pickAtRoot();
        // The n-th visit of every choice sees the same world and the same dice: choices differ by merit, not by luck.
        int number = tree.visits(edge);
        Trial<P> trial = new Trial<>(worlds.copy(number), judgement, buffer, new Rng(dice + number * GOLDEN));
        steps = 0;
        follow(edge, seat);
        trial.choose(decision, tree.choice(edge));
        for (int made = 0; foresight.reaches(made, trial.world()); made++) {
            Decision next = trial.next();
            if (next == null) {
                break;
            }
            if (edge != Tree.NONE && tree.visits(edge) >= ripe && trial.list(next)) {
                edge = pick(trial, next, tree.node(edge, hash(next.seat(), buffer)));
            } else {
                edge = Tree.NONE;
                trial.choose(next, trial.likely(next));
            }
        }
        trial.judge(values);
        for (int i = 0; i < steps; i++) {
            tree.record(path[i], values[deciders[i]]);
        }
        iterations++;
        sum += values[seat];
        squares += values[seat] * values[seat];
    }

    private void follow(int edge, int decider) {
        if (steps == path.length) {
            path = Arrays.copyOf(path, steps * 2);
            deciders = Arrays.copyOf(deciders, steps * 2);
        }
        path[steps] = edge;
        deciders[steps++] = decider;
    }

    private int pickAtRoot() {
        int width = Math.min(favourites.length, FIRST_CHOICES + (int) (WIDEN * Math.sqrt(iterations)));
        double eager = eagerness() * Math.sqrt(Math.log(iterations + 2.0));
        int best = favourites[0];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < width; i++) {
            int edge = favourites[i];
            double value = tree.mean(edge, PRIOR) + eager / Math.sqrt(tree.visits(edge) + 1.0);
            if (value > most) {
                most = value;
                best = edge;
            }
        }
        return best;
    }

    /** Chooses at a node of the tree and carries the choice out; returns its edge. */
    private int pick(Trial<P> trial, Decision next, int node) {
        tree.visit(node);
        // The edges of a ranked node are the first so many of its list.
        long likely = ranked ? buffer.get(Math.min(tree.edges(node), buffer.size() - 1)) : trial.likelyOfListed(next);
        int edge = tree.find(node, likely);
        if (edge == Tree.NONE && tree.edges(node) <= (int) Math.sqrt(tree.nodeVisits(node))) {
            edge = tree.add(node, likely, 0);
        } else {
            edge = known(node);
        }
        follow(edge, next.seat());
        trial.choose(next, tree.choice(edge));
        return edge;
    }

    /** Chooses among the edges of a node: it has at least one, and all its visitors have the same options. */
    private int known(int node) {
        double eager = eagerness() * Math.sqrt(Math.log(tree.nodeVisits(node) + 1.0));
        int best = tree.first(node);
        double most = Double.NEGATIVE_INFINITY;
        for (int edge = tree.first(node); edge != Tree.NONE; edge = tree.next(edge)) {
            double value = tree.mean(edge, 0) + eager / Math.sqrt(tree.visits(edge) + 1.0);
            if (value > most) {
                most = value;
                best = edge;
            }
        }
        return best;
    }

    private double eagerness() {
        if (iterations < 8) {
            return EXPLORE * 0.2;
        }
        double mean = sum / iterations;
        return EXPLORE * Math.sqrt(Math.max(1e-6, squares / iterations - mean * mean));
    }

    /**
     * Identifies what a seat may do. Choices are small numbers, so the start is spread over all bits: else a seat with
     * one list would look like another seat with another list, and be given choices it does not have.
     */
    static long hash(int decider, Choices options) {
        long hash = (decider + 1) * 0xD1B54A32D192ED03L + options.size() * 0x8CB92BA72F3D8DD7L;
        hash ^= hash >>> 32;
        for (int i = 0; i < options.size(); i++) {
            hash = (hash ^ options.get(i)) * GOLDEN;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    /** Returns the choice visited most; of equals the one with the better mean. */
    long best() {
        int best = favourites[0];
        for (int edge : favourites) {
            int more = Integer.compare(tree.visits(edge), tree.visits(best));
            if (more > 0 || more == 0 && tree.mean(edge, PRIOR) > tree.mean(best, PRIOR)) {
                best = edge;
            }
        }
        return tree.choice(best);
    }
}
