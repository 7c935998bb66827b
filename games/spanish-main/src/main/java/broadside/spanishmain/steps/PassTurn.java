package broadside.spanishmain.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Position;
import broadside.spanishmain.events.Passed;

/** Announces a pass. */
public record PassTurn(@AtSeat int seat) implements Step<Position> {
    private static final PassTurn[] BY_SEAT = {new PassTurn(0), new PassTurn(1), new PassTurn(2), new PassTurn(3)};
    private static final Clause[] CLAUSES = Clause.all("SM-PASS-01");

    public static PassTurn of(int seat) {
        return BY_SEAT[seat];
    }

    @Override
    public void run(Position position, Scene scene) {
        if (scene.heard()) {
            scene.tell(new Passed(seat), CLAUSES);
        }
    }
}
