package broadside.cli.simulate;

import broadside.cli.Captains;
import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import org.jspecify.annotations.Nullable;

/** Plays whole games as fast as the engine can. Belongs to one thread: its buffers are used again and again. */
final class GameLoop<P extends Position> {
    /** Far more than any real game needs; a game that reaches it would never end. */
    private static final int MOST_CHOICES = 100_000;

    private final Plan<P> plan;
    private final @Nullable Captains captains;
    private final Choices buffer = new Choices();

    /** Makes a loop; without captains every seat plays at random, and no masks are made. */
    GameLoop(Plan<P> plan, @Nullable Captains captains) {
        this.plan = plan;
        this.captains = captains;
    }

    Played play(long n) {
        long seed = plan.seed(n);
        Rng rng = new Rng(seed);
        Scene scene = Scene.silent(new SplitMixChance(rng.next()));
        P position = plan.game().open(plan.setup(n));
        position.advance(scene);
        Captains crew = captains;
        if (crew != null) {
            crew.reset(rng.next());
        }
        int choices = 0;
        while (!position.isOver()) {
            Pending pending = position.pending();
            Decision decision = pending == null ? null : pending.firstOpen();
            if (decision == null) {
                throw new IllegalStateException("nothing is asked, but the game is not over");
            }
            long choice = crew == null ? random(position, decision, rng) : thought(crew, n, position, decision);
            position.answer(decision.id(), choice, scene);
            position.advance(scene);
            if (++choices > MOST_CHOICES) {
                throw new IllegalStateException("the game does not end");
            }
        }
        return new Played(n, choices, plan.game().outcome(position));
    }

    private long random(P position, Decision decision, Rng rng) {
        Question<P> question = decision.question();
        return question.draw(position, decision.seat(), rng, buffer);
    }

    /** Asks the captain of the seat, who sees his mask and nothing else. */
    @SuppressWarnings("unchecked")
    private long thought(Captains crew, long n, P position, Decision decision) {
        int seat = decision.seat();
        return crew.choose(plan.game(), plan.level(n, seat), (P) position.mask(seat), decision);
    }
}
