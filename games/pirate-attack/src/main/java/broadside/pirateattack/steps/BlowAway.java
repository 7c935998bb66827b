package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.HandBlownAway;

/** Discards a whole hand for all to see, and draws five new cards as long as there are any. */
public record BlowAway(@AtSeat int seat) implements Step<Position> {
    private static final int NEW_HAND = 5;
    private static final Clause[] CLAUSES = Clause.all("PA-WINDS-02", "PA-WINDS-03", "PA-WINDS-04");
    private static final Clause MORE = Clause.of("PA-WINDS-05");
    private static final Clause EMPTY = Clause.of("PA-WINDS-06");

    @Override
    public void run(Position p, Scene scene) {
        if (scene.heard()) {
            scene.tell(new HandBlownAway(seat, SpyOnHand.cards(p, seat)), CLAUSES);
            if (Hands.size(p, seat) > NEW_HAND) {
                scene.cite(MORE);
            }
            if (p.isDeckEmpty()) {
                scene.cite(EMPTY);
            }
        }
        Hands.discardAll(p, seat);
        for (int i = 0; i < NEW_HAND; i++) {
            p.now(new DrawCard(seat, DrawCard.ANY_PILE, false));
        }
    }
}
