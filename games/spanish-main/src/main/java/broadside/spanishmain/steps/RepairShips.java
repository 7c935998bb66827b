package broadside.spanishmain.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.ShipsRepaired;
import java.util.ArrayList;
import java.util.List;

/** Repairs every damaged ship, whoever owns it; with none damaged it does nothing (SM-R030). */
public record RepairShips(@AtSeat int seat) implements Step<Position> {
    private static final RepairShips[] BY_SEAT = {
        new RepairShips(0), new RepairShips(1), new RepairShips(2), new RepairShips(3)
    };
    private static final Clause[] CLAUSES = Clause.all("SM-REPAIR-01", "SM-REPAIR-02", "SM-INTRO-08");

    public static RepairShips of(int seat) {
        return BY_SEAT[seat];
    }

    @Override
    public void run(Position position, Scene scene) {
        if (scene.heard()) {
            List<Ship> repaired = new ArrayList<>();
            for (int space = 0; space < Ship.COUNT; space++) {
                if (position.isDamaged(position.shipAt(space))) {
                    repaired.add(Ship.of(position.shipAt(space)));
                }
            }
            scene.tell(new ShipsRepaired(seat, List.copyOf(repaired)), CLAUSES);
        }
        position.repairAll();
    }
}
