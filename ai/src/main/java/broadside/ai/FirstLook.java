package broadside.ai;

import broadside.engine.chance.Rng;
import broadside.engine.game.Judgement;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;

/** Judges every choice by the position right after it, or after the action it begins, on average over imagined worlds. */
final class FirstLook {
    private final Choices buffer = new Choices();
    private double[] values = new double[8];

    /**
     * Returns the mean for each choice.
     *
     * <p>All choices are tried in the same worlds with the same dice, so that they differ by their merit and not by
     * their luck. Stops after the first world when time is up.
     */
    <P extends Position> double[] judge(
            Judgement<P> judgement,
            Worlds<P> worlds,
            int looks,
            Decision decision,
            long[] choices,
            Rng rng,
            Limit limit) {
        double[] means = new double[choices.length];
        int done = 0;
        for (; done < looks && (done == 0 || !limit.isLate()); done++) {
            long dice = rng.next();
            for (int i = 0; i < choices.length; i++) {
                Trial<P> trial = new Trial<>(worlds.copy(done), judgement, buffer, new Rng(dice));
                means[i] += judge(trial, decision, choices[i]);
            }
        }
        for (int i = 0; i < choices.length; i++) {
            means[i] /= done;
        }
        return means;
    }

    private <P extends Position> double judge(Trial<P> trial, Decision decision, long choice) {
        var set = trial.world().pending();
        trial.choose(decision, choice);
        trial.settle(set);
        trial.calm();
        if (values.length < trial.world().seats()) {
            values = new double[trial.world().seats()];
        }
        trial.judge(values);
        return values[decision.seat()];
    }
}
