package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Aboard;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.WitchDoctor;
import broadside.pirateattack.events.DoctorStruck;
import broadside.pirateattack.questions.ChooseLoss;

/**
 * Lets the Black Plague kill: the ship it lies on, and one ship of the other side, of an armada the largest (PA-R062).
 *
 * <p>All plagues act at the same time, so the ships they lie on go down when every one of them has chosen its victim.
 */
public record StrikePlague() implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all("PA-WITCH-09");
    private static final Clause ONE_SHIP = Clause.of("PA-WITCH-06");

    @Override
    public void run(Position p, Scene scene) {
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            if (isPlague(p, curse) && !Aboard.hasStruck(p, curse)) {
                Aboard.strike(p, curse);
                int side = Attacks.enemy(Fleet.side(p, Aboard.curseShip(p, curse)));
                if (!Aboard.isSpared(p, curse) && !struckBefore(p, curse) && Fleet.fighting(p, side) > 0) {
                    strike(p, side, scene);
                    return;
                }
            }
        }
        for (int curse = 0; curse < Aboard.curseCount(p); curse++) {
            int ship = Aboard.curseShip(p, curse);
            if (isPlague(p, curse) && !Fleet.isSunk(p, ship)) {
                kill(p, ship, scene);
            }
        }
    }

    private void strike(Position p, int side, Scene scene) {
        p.now(this);
        int victim = -1;
        int victims = 0;
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            if (isLargest(p, ship, side)) {
                victim = ship;
                victims++;
            }
        }
        if (victims == 1) {
            if (scene.heard()) {
                long only = Choice.ship(Choice.of(Choice.Act.LOSE), victim);
                scene.obvious(p, Attacks.seat(p, side), new ChooseLoss(side), only);
            }
            kill(p, victim, scene);
        } else {
            p.ask(Attacks.seat(p, side), new ChooseLoss(side));
        }
    }

    private static boolean isPlague(Position p, int curse) {
        return Aboard.isTurned(p, curse) && Aboard.curseKind(p, curse) == WitchDoctor.BLACK_PLAGUE.ordinal();
    }

    /** One ship kills one ship, however many plagues lie on it. */
    private static boolean struckBefore(Position p, int curse) {
        for (int other = 0; other < Aboard.curseCount(p); other++) {
            if (other != curse
                    && isPlague(p, other)
                    && Aboard.curseShip(p, other) == Aboard.curseShip(p, curse)
                    && Aboard.hasStruck(p, other)
                    && !Aboard.isSpared(p, other)) {
                return true;
            }
        }
        return false;
    }

    /** Says whether a ship is one of the largest main ships of a side that are still there. */
    public static boolean isLargest(Position p, int ship, int side) {
        if (!Fleet.fights(p, ship, side)) {
            return false;
        }
        for (int other = 0; other < Fleet.count(p); other++) {
            if (Fleet.fights(p, other, side)
                    && Fleet.card(p, other).size() > Fleet.card(p, ship).size()) {
                return false;
            }
        }
        return true;
    }

    /** Kills a ship by the plague. */
    public static void kill(Position p, int ship, Scene scene) {
        Fleet.sink(p, ship);
        if (scene.heard()) {
            scene.tell(
                    new DoctorStruck(
                            WitchDoctor.BLACK_PLAGUE,
                            Fleet.owner(p, ship),
                            Fleet.place(p, ship) + 1,
                            Fleet.card(p, ship)),
                    CLAUSES);
            if (Fleet.isInArmada(p, ship)) {
                scene.cite(ONE_SHIP);
            }
        }
    }
}
