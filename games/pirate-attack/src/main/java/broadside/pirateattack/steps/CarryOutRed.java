package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Card;
import broadside.pirateattack.Position;

/**
 * Carries out a red card for who has drawn it, then discards it.
 *
 * @param replaced whether another card is drawn for it, because it was not the card of a turn (PA-R030)
 */
public record CarryOutRed(@AtSeat int seat, Card card, boolean replaced) implements Step<Position> {
    public CarryOutRed {
        if (card.group() != Card.Group.RED) {
            throw new IllegalArgumentException(card.documentName() + " is not carried out when it is drawn");
        }
    }

    @Override
    public void run(Position p, Scene scene) {
        if (Endings.targetReached(p, scene)) {
            return;
        }
        if (replaced) {
            p.now(new DiscardLaid(card), new DrawCard(seat, DrawCard.ANY_PILE, false));
        } else {
            p.now(new DiscardLaid(card));
        }
        card.red().carryOut(p, seat, scene);
    }

    @Override
    public Clause[] clauses() {
        return card.clauses();
    }
}
