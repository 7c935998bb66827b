package broadside.ai;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.Judgement;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import org.jspecify.annotations.Nullable;

/** Plays one imagined world on, choice by choice, before no audience. */
final class Trial<P extends Position> {
    /** Decisions within which every action ends; one that does not is judged as it is. */
    private static final int MOST_TO_CALM = 40;

    private final Judgement<P> judgement;
    private final Choices options;
    private final P world;
    private final Scene scene;
    private final Rng rng;

    /**
     * Begins with a world that nobody else uses.
     *
     * @param options a buffer
     */
    Trial(P world, Judgement<P> judgement, Choices options, Rng rng) {
        this.world = world;
        this.judgement = judgement;
        this.options = options;
        this.rng = rng;
        this.scene = Scene.silent(new SplitMixChance(rng.next()));
    }

    P world() {
        return world;
    }

    /** Answers a decision and goes on to the next. */
    void choose(Decision decision, long choice) {
        world.answer(decision.id(), choice, scene);
        world.advance(scene);
    }

    /** Returns the next decision, or null when the game is over. Sets are asked seat by seat; answers stay sealed. */
    @Nullable
    Decision next() {
        Pending pending = world.pending();
        return pending == null ? null : pending.firstOpen();
    }

    /** Fills the buffer with the choices of a decision that are worth a branch, and says whether there are any. */
    boolean list(Decision decision) {
        judgement.branches(world, decision, options);
        return options.size() > 0;
    }

    /** Returns which of the options just listed the seat would probably take. */
    long likelyOfListed(Decision decision) {
        return options.get(judgement.playout(world, decision, options, rng));
    }

    /** Returns what the seat would probably do. */
    long likely(Decision decision) {
        return judgement.guess(world, decision, options, rng);
    }

    /** Lets an action that is under way end, as the seats would probably end it, so that it can be judged. */
    void calm() {
        for (int left = MOST_TO_CALM; left > 0 && !judgement.isCalm(world); left--) {
            Decision next = next();
            if (next == null) {
                return;
            }
            choose(next, likely(next));
        }
    }

    /** Lets the other seats of the same set answer, so that the set is resolved. */
    void settle(@Nullable Pending set) {
        if (set == null || set.size() == 1) {
            return;
        }
        int first = set.decision(0).id();
        Pending pending = world.pending();
        while (pending != null && pending.decision(0).id() == first) {
            Decision open = pending.firstOpen();
            if (open == null) {
                return;
            }
            choose(open, likely(open));
            pending = world.pending();
        }
    }

    void judge(double[] values) {
        judgement.evaluate(world, values);
    }
}
