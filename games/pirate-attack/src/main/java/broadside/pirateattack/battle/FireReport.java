package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.WitchDoctor;
import broadside.pirateattack.events.ShipValued;
import broadside.pirateattack.events.SidesCompared;

/** Tells the numbers of an exchange of fire, ship by ship and side by side, with the clauses behind each. */
final class FireReport {
    private static final Clause[] VALUE = Clause.all(
            "PA-BATTLE-02", "PA-EXAMPLEA-01", "PA-EXAMPLEA-02", "PA-EXAMPLEB-01", "PA-EXAMPLEB-04", "PA-EXAMPLEC-08");
    private static final Clause[] IN_ARMADA = Clause.all(
            "PA-EXAMPLEC-02", "PA-EXAMPLED-03", "PA-EXAMPLED-04", "PA-EXAMPLED-06", "PA-EXAMPLED-07", "PA-EXAMPLED-08");
    private static final Clause[] FIRE =
            Clause.all("PA-WITCH-14", "PA-WITCH-15", "PA-EXAMPLEB-03", "PA-EXAMPLEB-05", "PA-EXAMPLEC-03");
    private static final Clause[] ODD_FIRE = Clause.all("PA-WITCH-16");
    private static final Clause[] FIRE_ON_15 = Clause.all("PA-WITCH-17");
    private static final Clause[] STORM = Clause.all("PA-WITCH-18", "PA-WITCH-19");
    private static final Clause[] ODD_STORM = Clause.all("PA-WITCH-20");
    private static final Clause[] STORM_ON_11 = Clause.all("PA-WITCH-21");
    private static final Clause[] CURSE_IN_ARMADA = Clause.all("PA-WITCH-06");
    private static final Clause[] FLOOR = Clause.all("PA-BATTLE-11", "PA-BATTLE-12");
    private static final Clause[] HULK_FIRES = Clause.all("PA-EXAMPLEC-04", "PA-EXAMPLEC-07");
    private static final Clause[] HULK_SILENT = Clause.all("PA-EXAMPLED-02", "PA-EXAMPLED-05");
    private static final Clause[] COMPARED = Clause.all("PA-BATTLE-03", "PA-BATTLE-04", "PA-INTRO-05");
    private static final Clause[] SUMS = Clause.all(
            "PA-BATTLE-09", "PA-EXAMPLEC-06", "PA-EXAMPLED-10", "PA-EXAMPLED-12", "PA-EXAMPLED-13", "PA-EXAMPLEC-09");
    private static final Clause[] ALL_DIE = Clause.all("PA-BATTLE-10", "PA-EXAMPLEC-10", "PA-ARMADA-05");
    private static final Clause[] LIVES = Clause.all("PA-EXAMPLEA-03");
    private static final Clause[] DIES = Clause.all("PA-EXAMPLEA-04", "PA-EXAMPLEB-06", "PA-EXAMPLEB-07");

    private FireReport() {}

    static void tell(Position p, int shots, int attackers, int replies, int targets, Scene scene) {
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            if (Fleet.side(p, ship) != 0 && !Fleet.isSunk(p, ship)) {
                value(p, ship, scene);
            }
        }
        boolean sunk = replies >= attackers;
        boolean targetSunk = shots >= targets;
        scene.tell(
                new SidesCompared(p.attacker(), shots, attackers, sunk, p.target(), replies, targets, targetSunk),
                COMPARED);
        boolean armadas = false;
        for (int side = Fleet.ATTACKER; side <= Fleet.TARGET; side *= 2) {
            boolean dead = side == Fleet.ATTACKER ? sunk : targetSunk;
            boolean armada = Fleet.fighting(p, side) > 1;
            armadas |= armada;
            if (armada && dead) {
                scene.cite(ALL_DIE);
            }
            scene.cite(dead ? DIES : LIVES);
        }
        if (armadas) {
            scene.cite(SUMS);
        }
    }

    private static void value(Position p, int ship, Scene scene) {
        int strength = Values.strength(p, ship);
        scene.tell(
                new ShipValued(
                        Fleet.owner(p, ship),
                        Fleet.place(p, ship) + 1,
                        Fleet.card(p, ship),
                        Values.cannons(p, ship),
                        strength),
                VALUE);
        if (Fleet.isInArmada(p, ship)) {
            scene.cite(IN_ARMADA);
        }
        if (Values.turned(p, ship, WitchDoctor.FIRE) > 0) {
            curse(p, ship, Aboard.strength(p, ship), 15, FIRE, ODD_FIRE, FIRE_ON_15, scene);
        }
        if (Values.turned(p, ship, WitchDoctor.STORM) > 0) {
            curse(p, ship, Aboard.cannons(p, ship), 11, STORM, ODD_STORM, STORM_ON_11, scene);
        }
        if (strength == 0) {
            scene.cite(FLOOR);
            scene.cite(p.custom().hulksFire() ? HULK_FIRES : HULK_SILENT);
        }
    }

    private static void curse(
            Position p, int ship, int whole, int example, Clause[] half, Clause[] odd, Clause[] shown, Scene scene) {
        scene.cite(half);
        if (whole % 2 != 0) {
            scene.cite(odd);
        }
        if (whole == example) {
            scene.cite(shown);
        }
        if (Fleet.isInArmada(p, ship)) {
            scene.cite(CURSE_IN_ARMADA);
        }
    }
}
