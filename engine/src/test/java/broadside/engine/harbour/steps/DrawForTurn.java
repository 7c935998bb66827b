package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Draws the card of a turn, as an effect of its own: a castaway is settled before the action. */
public record DrawForTurn(@AtSeat int seat) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-TURN-02");

    @Override
    public void run(Position position, Scene scene) {
        position.interrupt(new DrawCard(seat));
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
