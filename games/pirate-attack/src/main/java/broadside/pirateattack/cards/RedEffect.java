package broadside.pirateattack.cards;

import broadside.engine.play.Scene;
import broadside.pirateattack.Position;

/** Is what a red card does as soon as it is drawn. It never is in a hand, so it cannot be played from there. */
public interface RedEffect {

    /** Carries the card out for who has drawn it; what comes after it is on the agenda already. */
    void carryOut(Position p, int seat, Scene scene);
}
