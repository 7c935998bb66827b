package broadside.pirateattack.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.pirateattack.Card;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.LaidDiscarded;

/** Discards a card that was carried out. */
public record DiscardLaid(Card card) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (p.takeLaid(card.ordinal())) {
            p.discard(card.ordinal());
            if (scene.heard()) {
                scene.tell(new LaidDiscarded(card), card.discardClauses());
            }
        }
    }
}
