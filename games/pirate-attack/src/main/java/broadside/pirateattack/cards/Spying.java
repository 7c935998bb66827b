package broadside.pirateattack.cards;

import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Arg;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.steps.Announce;
import broadside.pirateattack.steps.DiscardLaid;
import broadside.pirateattack.steps.SpyOnHand;

/** Looks at another player's hand and discards a card of it; a Spy blocks it. */
public final class Spying extends OnPlayer {
    private static final Clause[] DISCARDED = Clause.all("PA-SPY-03");

    @Override
    Reason needsTarget() {
        return Reasons.SPY_OTHERS;
    }

    @Override
    boolean rule(Position p, int seat, int target, Why why) {
        if (target == seat || p.isOut(target)) {
            return why.no(Reasons.SPY_OTHERS);
        }
        return Hands.size(p, target) > 0 || why.no(Reasons.NO_HAND, Arg.seat(target));
    }

    @Override
    public void play(Position p, int seat, long play, Scene scene) {
        int target = Choice.seat(play);
        p.lay(Card.SPY.ordinal());
        p.interrupt(
                new Announce(seat, target, Card.SPY, Card.SPY), new SpyOnHand(seat, target), new DiscardLaid(Card.SPY));
    }

    @Override
    public Clause[] discardClauses() {
        return DISCARDED.clone();
    }
}
