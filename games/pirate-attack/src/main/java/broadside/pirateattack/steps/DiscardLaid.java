package broadside.pirateattack.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.LaidDiscarded;

/** Discards a card that was carried out. */
public record DiscardLaid(Card card) implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all(
            "PA-SPY-03",
            "PA-MONKEY-07",
            "PA-THIEF-06",
            "PA-CREATURE-06",
            "PA-ATTACK-07",
            "PA-FORCETWO-05",
            "PA-FORCEONE-07");

    @Override
    public void run(Position p, Scene scene) {
        if (p.takeLaid(card.ordinal())) {
            p.discard(card.ordinal());
            if (scene.heard()) {
                scene.tell(new LaidDiscarded(card), CLAUSES);
            }
        }
    }
}
