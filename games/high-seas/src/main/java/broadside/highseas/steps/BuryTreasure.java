package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Archipelago;
import broadside.highseas.Position;
import broadside.highseas.events.SeaLaidOut;

/** Shuffles the contributed coins and deals them to the wild islands, face down; the first player begins. */
public record BuryTreasure() implements Step<Position> {
    private static final Clause[] WILD = Clause.all("CB-HOME-06", "MI-HOME-05");
    private static final Clause[] SHUFFLED = Clause.all("CB-TREASURE-04", "MI-TREASURE-04");
    private static final Clause[] FOUR_EACH = Clause.all("CB-TREASURE-05", "MI-TREASURE-05");

    @Override
    public void run(Position p, Scene scene) {
        Archipelago.bury(p);
        if (scene.heard()) {
            cite(scene);
            scene.tell(new SeaLaidOut(p.firstPlayer()), FOUR_EACH);
        }
        p.now(new BeginTurn(p.firstPlayer()));
    }

    /** Cites what every burying follows, whoever brought the coins. */
    static void cite(Scene scene) {
        scene.cite(WILD);
        scene.cite(SHUFFLED);
        scene.cite(FOUR_EACH);
    }
}
