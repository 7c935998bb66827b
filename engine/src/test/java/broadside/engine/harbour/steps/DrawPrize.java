package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Draws one of the cards that were for sale. */
public record DrawPrize(@AtSeat int seat) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-AUCT-02");

    @Override
    public void run(Position position, Scene scene) {
        CarryOut.draw(position, seat, scene);
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
