package broadside.highseas.captains;

import broadside.engine.chance.Rng;
import broadside.engine.game.Judgement;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Question;
import broadside.highseas.Position;
import broadside.highseas.questions.GiveOrder;
import broadside.highseas.questions.Sail;

/**
 * Tells computer captains what is good on the High Seas.
 *
 * <p>A position is judged between two orders; an action under way is ended by {@link Habits} first. Captains look ahead
 * over whole turns, so that no course seems good only because the answer to it lies just behind the horizon.
 */
public final class Prospects implements Judgement<Position> {
    /** No turn has so many decisions; only a limit. */
    private static final int MOST_DECISIONS = 250;

    private static final int TURNS_AHEAD = 3;
    private static final int LOOKS = 6;

    private final Worth worth = new Worth();
    private final Courses courses = new Courses();
    private final Habits habits = new Habits();

    @Override
    public void begin(Position mask) {
        worth.begin(mask);
    }

    @Override
    public void evaluate(Position p, double[] values) {
        worth.evaluate(p, values);
    }

    @Override
    public void candidates(Position p, Decision decision, Choices options) {
        Question<?> question = decision.question();
        if (question instanceof Sail sail) {
            courses.list(p, decision.seat(), sail.ship(), true, options);
        } else if (question instanceof GiveOrder) {
            Sensible.orders(p, decision.seat(), options);
        } else {
            Sensible.others(p, decision, options);
        }
    }

    @Override
    public void branches(Position p, Decision decision, Choices options) {
        Question<Position> question = decision.question();
        if (question instanceof Sail sail) {
            courses.list(p, decision.seat(), sail.ship(), false, options);
            return;
        }
        question.options(p, decision.seat(), options);
        if (question instanceof GiveOrder) {
            Sensible.orders(p, decision.seat(), options);
        } else {
            Sensible.others(p, decision, options);
        }
    }

    @Override
    public boolean ranksBranches() {
        return true;
    }

    @Override
    public long guess(Position p, Decision decision, Choices buffer, Rng rng) {
        return habits.answer(p, decision, rng);
    }

    @Override
    public boolean isCalm(Position p) {
        Pending pending = p.pending();
        Question<?> question = pending == null ? null : pending.decision(0).question();
        return question == null || question instanceof GiveOrder;
    }

    @Override
    public int horizon(Position p) {
        return MOST_DECISIONS;
    }

    @Override
    public int turnsAhead() {
        return TURNS_AHEAD;
    }

    @Override
    public int turns(Position p) {
        return 2 * p.round() + (p.turn() == p.firstPlayer() ? 0 : 1);
    }

    @Override
    public int looks() {
        return LOOKS;
    }
}
