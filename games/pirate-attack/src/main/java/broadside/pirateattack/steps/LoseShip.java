package broadside.pirateattack.steps;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.ArmadaEnded;
import broadside.pirateattack.events.ShipLost;

/** Takes a sunk ship from the table with all that lies on and under it. */
public final class LoseShip {
    private static final Clause[] ARMADA = Clause.all("PA-ARMADA-05", "PA-ARMADA-06", "PA-ARMADA-07");

    private LoseShip() {}

    public static void now(Position p, int ship, Scene scene, Clause... because) {
        int owner = Fleet.owner(p, ship);
        if (scene.heard()) {
            scene.tell(new ShipLost(owner, Fleet.place(p, ship) + 1, Fleet.card(p, ship)), because);
        }
        int members = Fleet.armada(p, owner);
        Fleet.discard(p, ship);
        p.stir();
        if (scene.heard() && members > 0 && Fleet.armada(p, owner) == 0) {
            scene.tell(new ArmadaEnded(owner), ARMADA);
        }
    }
}
