package broadside.pirateattack.steps;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.WitchDoctor;
import broadside.pirateattack.battle.TurnOverUnder;
import broadside.pirateattack.events.ArmadaEnded;
import broadside.pirateattack.events.ShipLost;
import java.util.ArrayList;
import java.util.List;

/** Takes a sunk ship from the table with all that lies on and under it. */
public final class LoseShip {
    private static final Clause[] ARMADA = Clause.all("PA-ARMADA-05", "PA-ARMADA-06", "PA-ARMADA-07");

    private LoseShip() {}

    private static List<WitchDoctor> curses(Position p, int ship) {
        List<WitchDoctor> curses = new ArrayList<>();
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            if (Aboard.curseShip(p, curse) == ship) {
                curses.add(WitchDoctor.of(Aboard.curseKind(p, curse)));
            }
        }
        return List.copyOf(curses);
    }

    public static void now(Position p, int ship, Scene scene, Clause... because) {
        int owner = Fleet.owner(p, ship);
        if (scene.heard()) {
            scene.tell(
                    new ShipLost(
                            owner,
                            Fleet.place(p, ship) + 1,
                            Fleet.card(p, ship),
                            TurnOverUnder.cards(p, ship),
                            curses(p, ship)),
                    because);
        }
        int members = Fleet.armada(p, owner);
        Fleet.discard(p, ship);
        p.stir();
        tellEnd(p, owner, members, scene);
    }

    /** Tells of an armada that had members and has none left (PA-ARMADA-06). */
    public static void tellEnd(Position p, int owner, int members, Scene scene) {
        if (scene.heard() && members > 0 && Fleet.armada(p, owner) == 0) {
            scene.tell(new ArmadaEnded(owner), ARMADA);
        }
    }
}
