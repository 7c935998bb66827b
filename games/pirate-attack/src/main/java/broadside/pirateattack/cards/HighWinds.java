package broadside.pirateattack.cards;

import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.events.CardPlayed;
import broadside.pirateattack.steps.BlowAway;
import broadside.pirateattack.steps.DiscardLaid;

/** Replaces the hand of any player, oneself included, by five new cards. */
public final class HighWinds extends OnPlayer {
    private static final Clause[] CLAUSES = Clause.all("PA-WINDS-01");

    @Override
    Reason needsTarget() {
        return Reasons.WINDS_TARGET;
    }

    @Override
    boolean rule(Position p, int seat, int target, Why why) {
        int others = Hands.size(p, target) - (target == seat ? 1 : 0);
        boolean useful = others > 0 || !p.isDeckEmpty();
        return useful && !p.isOut(target) || why.no(Reasons.WINDS_TARGET);
    }

    @Override
    public void play(Position p, int seat, long play, Scene scene) {
        int target = Choice.seat(play);
        p.lay(Card.HIGH_WINDS.ordinal());
        if (scene.heard()) {
            scene.tell(new CardPlayed(seat, Card.HIGH_WINDS, target), CLAUSES);
        }
        p.interrupt(new BlowAway(target), new DiscardLaid(Card.HIGH_WINDS));
    }
}
