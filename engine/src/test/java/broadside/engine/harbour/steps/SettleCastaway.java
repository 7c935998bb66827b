package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.questions.CastawayPlea;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Lets the captain who drew a castaway decide about him; who cannot pay has no choice. */
public record SettleCastaway(@AtSeat int seat) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-CAST-01", "HB-CAST-02");

    @Override
    public void run(Position position, Scene scene) {
        if (position.coins(seat) == 0) {
            CarryOut.castaway(position, seat, false, scene);
        } else {
            position.ask(position.decider(seat), new CastawayPlea(seat));
        }
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
