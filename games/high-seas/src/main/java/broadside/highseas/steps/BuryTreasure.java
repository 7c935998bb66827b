package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Archipelago;
import broadside.highseas.Position;
import broadside.highseas.events.SeaLaidOut;

/** Shuffles the contributed coins and deals them to the wild islands, face down; the first player begins. */
public record BuryTreasure() implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all(
            "CB-HOME-06",
            "CB-TREASURE-02",
            "CB-TREASURE-03",
            "CB-TREASURE-04",
            "CB-TREASURE-05",
            "PC-TREASURE-01",
            "PC-HIDDEN-01",
            "MI-HOME-05",
            "MI-TREASURE-02",
            "MI-TREASURE-03",
            "MI-TREASURE-04",
            "MI-TREASURE-05");

    @Override
    public void run(Position p, Scene scene) {
        Archipelago.bury(p);
        if (scene.heard()) {
            scene.tell(new SeaLaidOut(p.firstPlayer()), CLAUSES);
        }
        p.now(new BeginTurn(p.firstPlayer()));
    }
}
