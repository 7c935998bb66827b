package broadside.pirateattack.cards;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;

/** Is a card that is never the play of a turn: Guard and Knife answer other cards (PA-R028). */
public class OnlyInAnswer implements CardEffect {

    @Override
    public final boolean isPlayable(Position p, int seat) {
        return false;
    }

    @Override
    public final void offer(Position p, int seat, long play, Choices out) {
        // Never in one's own turn.
    }

    @Override
    public final boolean rule(Position p, int seat, long play, Why why) {
        return why.no(Reasons.ONLY_IN_ANSWER);
    }

    @Override
    public final void play(Position p, int seat, long play, Scene scene) {
        throw new IllegalStateException("this card is never played in a turn");
    }
}
