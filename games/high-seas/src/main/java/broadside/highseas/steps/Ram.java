package broadside.highseas.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.ShipRammed;

/** Rams: a die higher than the masts of the rammed ship costs her one. */
public record Ram(int ship, int target) implements Step<Position> {
    public static final Purpose RAM = Purpose.of("ram");
    private static final Clause[] CLAUSES = Clause.all("CB-RAM-01", "CB-RAM-02", "PC-RAM-01", "PC-RAM-05", "MI-RAM-02");

    @Override
    public void run(Position p, Scene scene) {
        int die = scene.chance().roll(p, RAM, 6);
        p.stir();
        if (scene.heard()) {
            scene.tell(new ShipRammed(Names.of(p, ship), Names.of(p, target), die, p.mastCount(target)), CLAUSES);
        }
        p.now(new PinRammer(ship, target), new OfferBoarding(ship, target, true));
        if (p.masts(target) == 0) {
            scene.cite(Clause.all("PC-RAM-07", "PC-HITS-05"));
        } else if (die > p.mastCount(target)) {
            scene.cite(Clause.of("PC-HITS-04"));
            p.now(new LoseMast(target, p.controller(ship)));
        }
    }
}
