package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Draws one card. */
public record DrawCard(@AtSeat int seat) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-TURN-02");

    @Override
    public void run(Position position, Scene scene) {
        CarryOut.draw(position, seat, scene);
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
