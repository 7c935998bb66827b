package broadside.ai;

import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.game.Judgement;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;

/** Takes the choice after which things look best, on average over what the mask leaves open. */
final class Bosun implements Captain {
    private final Choices options = new Choices();
    private final FirstLook look = new FirstLook();

    @Override
    public <P extends Position> long choose(Game<P> game, P mask, Decision decision, Budget budget, long seed) {
        Judgement<P> judgement = game.judgement();
        Rng rng = new Rng(seed);
        decision.options(mask, options);
        if (options.size() > 1) {
            judgement.candidates(mask, decision, options);
        }
        if (options.size() == 0) {
            return decision.fallback(mask);
        }
        if (options.size() == 1) {
            return options.get(0);
        }
        long[] choices = options.toArray();
        judgement.begin(mask);
        int looks = judgement.looks();
        Worlds<P> worlds = Worlds.even(mask, decision.seat(), looks, rng);
        double[] means = look.judge(judgement, worlds, looks, decision, choices, rng, new Limit(budget));
        return choices[best(means)];
    }

    static int best(double[] values) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            if (values[i] > values[best]) {
                best = i;
            }
        }
        return best;
    }
}
