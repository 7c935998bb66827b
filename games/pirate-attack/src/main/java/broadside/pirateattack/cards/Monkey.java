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
import broadside.pirateattack.steps.StealCard;

/** Takes an unseen card from another player's hand; a Knife blocks it. */
public final class Monkey extends OnPlayer {
    private static final Clause[] DISCARDED = Clause.all("PA-MONKEY-07");

    @Override
    Reason needsTarget() {
        return Reasons.ROB_OTHERS;
    }

    @Override
    boolean rule(Position p, int seat, int target, Why why) {
        if (target == seat || p.isOut(target)) {
            return why.no(Reasons.ROB_OTHERS);
        }
        return Hands.size(p, target) > 0 || why.no(Reasons.NO_HAND, Arg.seat(target));
    }

    @Override
    public void play(Position p, int seat, long play, Scene scene) {
        int target = Choice.seat(play);
        p.lay(Card.THIEVING_MONKEY.ordinal());
        p.interrupt(
                new Announce(seat, target, Card.THIEVING_MONKEY, Card.KNIFE),
                new StealCard(seat, target),
                new DiscardLaid(Card.THIEVING_MONKEY));
    }

    @Override
    public Clause[] discardClauses() {
        return DISCARDED.clone();
    }
}
