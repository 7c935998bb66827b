package broadside.spanishmain.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.RowLaidOut;
import java.util.ArrayList;
import java.util.List;

/** Lays the nine ships out in a random order, undamaged. */
public record LayOutShips() implements Step<Position> {
    private static final Purpose SHIPS = Purpose.of("ships");
    private static final Clause[] ROW = Clause.all("SM-SETUP-01", "SM-SETUP-03", "SM-SETUP-06");
    private static final Clause[] UNDAMAGED = Clause.all("SM-SETUP-04");

    @Override
    public void run(Position position, Scene scene) {
        for (int space = 0; space < Ship.COUNT; space++) {
            int left = Ship.COUNT - space;
            int at = space
                    + scene.chance()
                            .pick(
                                    position,
                                    SHIPS,
                                    left,
                                    (p, i) -> Ship.of(p.shipAt(Ship.COUNT - left + i))
                                            .documentName());
            int ship = position.shipAt(at);
            position.layOut(at, position.shipAt(space));
            position.layOut(space, ship);
        }
        if (scene.heard()) {
            List<Ship> row = new ArrayList<>();
            for (int space = 0; space < Ship.COUNT; space++) {
                row.add(Ship.of(position.shipAt(space)));
            }
            scene.tell(new RowLaidOut(List.copyOf(row)), ROW);
        }
    }

    @Override
    public Clause[] clauses() {
        return UNDAMAGED;
    }
}
