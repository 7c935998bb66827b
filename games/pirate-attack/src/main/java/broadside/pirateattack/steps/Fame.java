package broadside.pirateattack.steps;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Position;
import broadside.pirateattack.Purse;
import broadside.pirateattack.events.FameGained;
import broadside.pirateattack.events.FamePaid;

/** Gives and takes Fame Points, at tables that count them. */
public final class Fame {
    private static final Clause OPTION = Clause.of("PA-FAME-01");

    private Fame() {}

    public static void gain(Position p, int seat, int points, Scene scene, Clause... because) {
        if (!p.custom().countsFame()) {
            scene.cite(OPTION);
            return;
        }
        if (points <= 0) {
            return;
        }
        Purse.addFame(p, seat, points);
        if (scene.heard()) {
            scene.tell(new FameGained(seat, points), because);
        }
    }

    /** Pays the price of a card; who has nothing pays nothing (PA-R003). */
    public static void lose(Position p, int seat, int points, Scene scene, Clause... because) {
        if (!p.custom().countsFame()) {
            return;
        }
        int paid = Math.min(points, Purse.fame(p, seat));
        Purse.addFame(p, seat, -paid);
        if (scene.heard()) {
            scene.tell(new FamePaid(seat, paid), because);
        }
    }
}
