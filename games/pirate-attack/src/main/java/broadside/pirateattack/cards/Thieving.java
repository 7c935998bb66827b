package broadside.pirateattack.cards;

import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Arg;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Position;
import broadside.pirateattack.Purse;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.steps.Announce;
import broadside.pirateattack.steps.DiscardLaid;
import broadside.pirateattack.steps.StealGold;

/** Takes half or all of another player's gold; a Guard blocks it. */
public final class Thieving extends OnPlayer {
    private static final Clause[] DISCARDED = Clause.all("PA-THIEF-06");
    private final boolean half;

    public Thieving(boolean half) {
        this.half = half;
    }

    @Override
    Reason needsTarget() {
        return Reasons.STEAL_FROM_OTHERS;
    }

    @Override
    boolean rule(Position p, int seat, int target, Why why) {
        if (target == seat) {
            return why.no(Reasons.STEAL_FROM_OTHERS);
        }
        return Purse.gold(p, target) > 0 || why.no(Reasons.NO_GOLD, Arg.seat(target));
    }

    @Override
    public void play(Position p, int seat, long play, Scene scene) {
        int target = Choice.seat(play);
        Card thief = Card.of(Choice.card(play));
        p.lay(thief.ordinal());
        p.interrupt(
                new Announce(seat, target, thief, Card.GUARD),
                new StealGold(seat, target, half),
                new DiscardLaid(thief));
    }

    @Override
    public Clause[] discardClauses() {
        return DISCARDED.clone();
    }
}
