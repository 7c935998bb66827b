package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Ending;
import broadside.highseas.Position;
import broadside.highseas.Prospect;

/** Ends the game at once if a treasury holds more than half of the gold, or if no gold is left to fetch (PC-WIN-01). */
public record CheckTreasury() implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        for (int seat = 0; seat < p.seats(); seat++) {
            if (p.gold(seat) > p.half()) {
                p.now(new FinishGame(Ending.MORE_THAN_HALF));
                return;
            }
        }
        if (Prospect.allDelivered(p)) {
            p.now(new FinishGame(Ending.ALL_DELIVERED));
        }
    }

    @Override
    public Clause[] clauses() {
        return Clause.all(
                "PC-WIN-01", "PC-WIN-04", "PC-WIN-05", "PC-WIN-06", "PC-WIN-07", "PC-WIN-12", "CB-WIN-01", "MI-WIN-01");
    }
}
