package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Card;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.WitchDoctor;
import broadside.pirateattack.events.ShipValued;
import broadside.pirateattack.events.SidesCompared;

/** Tells the numbers of an exchange of fire, ship by ship and side by side, with the clauses behind each. */
final class FireReport {
    private static final Clause[] VALUE = Clause.all("PA-BATTLE-02");
    private static final Clause[] FIRE = Clause.all("PA-WITCH-14", "PA-WITCH-15");
    private static final Clause[] ODD_FIRE = Clause.all("PA-WITCH-16");
    private static final Clause[] FIRE_ON_15 = Clause.all("PA-WITCH-17");
    private static final Clause[] STORM = Clause.all("PA-WITCH-18", "PA-WITCH-19");
    private static final Clause[] ODD_STORM = Clause.all("PA-WITCH-20");
    private static final Clause[] STORM_ON_11 = Clause.all("PA-WITCH-21");
    private static final Clause[] CURSE_IN_ARMADA = Clause.all("PA-WITCH-06");
    private static final Clause[] NO_STRENGTH = Clause.all("PA-BATTLE-12");
    private static final Clause[] FLOOR = Clause.all("PA-BATTLE-11");
    private static final Clause[] COMPARED = Clause.all("PA-BATTLE-03", "PA-BATTLE-04", "PA-INTRO-05");
    private static final Clause[] SUM = Clause.all("PA-BATTLE-09");
    private static final Clause[] ALL_DIE = Clause.all("PA-BATTLE-10", "PA-ARMADA-05");

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
        scene.cite(Examples.shot(shots, targets));
        scene.cite(Examples.shot(replies, attackers));
        armada(p, Fleet.ATTACKER, shots, attackers, sunk, scene);
        armada(p, Fleet.TARGET, replies, targets, targetSunk, scene);
    }

    private static void armada(Position p, int side, int cannons, int strength, boolean dead, Scene scene) {
        if (Fleet.fighting(p, side) > 1) {
            scene.cite(SUM);
            scene.cite(Examples.total(cannons, strength));
            if (dead) {
                scene.cite(ALL_DIE);
            }
        }
    }

    private static void value(Position p, int ship, Scene scene) {
        int cannons = Values.cannons(p, ship);
        int strength = Values.strength(p, ship);
        Card card = Fleet.card(p, ship);
        Clause[] example = Examples.ship(card, cannons, strength);
        scene.cite(VALUE);
        scene.tell(
                new ShipValued(Fleet.owner(p, ship), Fleet.place(p, ship) + 1, card, cannons, strength),
                example.length == 0 ? VALUE : example);
        if (Values.turned(p, ship, WitchDoctor.FIRE) > 0) {
            curse(p, ship, Aboard.strength(p, ship), 15, FIRE, ODD_FIRE, FIRE_ON_15, scene);
        }
        if (Values.turned(p, ship, WitchDoctor.STORM) > 0) {
            curse(p, ship, Aboard.cannons(p, ship), 11, STORM, ODD_STORM, STORM_ON_11, scene);
        }
        if (strength == 0) {
            scene.cite(NO_STRENGTH);
            if (Fleet.isInArmada(p, ship)) {
                scene.cite(FLOOR);
            }
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
