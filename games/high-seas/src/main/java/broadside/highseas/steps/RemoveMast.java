package broadside.highseas.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.abilities.Matter;
import broadside.highseas.events.MastLost;
import broadside.highseas.events.ShipDismasted;
import broadside.highseas.questions.TakeToOars;

/** Takes a mast off a ship; with the last one she becomes derelict, unless somebody rows her. */
public record RemoveMast(int ship, int mast, @AtSeat int by) implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all("PC-HITS-02", "CB-RAM-04", "MI-RAM-04");
    private static final Clause[] LAST =
            Clause.all("PC-DERELICT-01", "CB-DERELICT-01", "MI-DERELICT-01", "CB-DERELICT-03", "MI-DERELICT-03");

    @Override
    public void run(Position p, Scene scene) {
        p.setMasts(ship, p.masts(ship) & ~(1 << mast));
        p.countFelled(by);
        p.stir();
        if (scene.heard()) {
            scene.tell(new MastLost(Names.of(p, ship), mast + 1), CLAUSES);
        }
        if (p.masts(ship) != 0) {
            // Whoever she pins stays pinned, even if only the lost part touched.
            scene.cite(Clause.of("PC-PIN-08"));
        } else {
            if (scene.heard()) {
                scene.tell(new ShipDismasted(Names.of(p, ship)), LAST);
            }
            if (p.freeThosePinnedBy(ship)) {
                scene.cite(Clause.all("PC-PIN-07", "CB-PIN-02", "MI-PIN-02"));
            }
            p.now(new SettleTow(ship));
            if (Aboard.open(p, ship, Matter.ROWS_WITHOUT_MASTS) < 0
                    && Aboard.might(p, ship, Matter.ROWS_WITHOUT_MASTS)) {
                p.ask(p.controller(ship), new TakeToOars(ship));
            }
        }
    }
}
