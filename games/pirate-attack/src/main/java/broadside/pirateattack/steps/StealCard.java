package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.CardStolen;

/** Takes a card from a hand unseen; thief and victim get to know it, and the victim draws another. */
public record StealCard(@AtSeat int thief, @AtSeat int victim) implements Step<Position> {
    private static final int USUAL_HAND = 5;
    private static final Clause[] STOLEN = Clause.all("PA-MONKEY-02", "PA-MONKEY-03", "PA-MONKEY-04");
    private static final Clause[] EXTRA = Clause.all("PA-MONKEY-05", "PA-TURN-06");
    private static final Clause[] REPLACED = Clause.all("PA-MONKEY-06");

    @Override
    public void run(Position p, Scene scene) {
        if (Hands.size(p, victim) == 0) {
            return;
        }
        int kind = Hands.steal(p, victim, thief, scene);
        if (scene.heard()) {
            scene.tell(new CardStolen(thief, victim, Card.of(kind)), STOLEN);
            if (Hands.size(p, thief) > USUAL_HAND) {
                scene.cite(EXTRA);
            }
        }
        if (!p.isDeckEmpty()) {
            scene.cite(REPLACED);
        }
        p.now(new DrawCard(victim, DrawCard.ANY_PILE, false));
    }
}
