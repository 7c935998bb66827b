package broadside.highseas.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Aboard;
import broadside.highseas.Guns;
import broadside.highseas.Losses;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.abilities.Matter;
import broadside.highseas.events.CannonFired;
import broadside.highseas.questions.AfterSailing;

/** Fires one cannon: it hits with more than its rank, and never with a 1. */
public record Fire(int ship, int cannon, int target, boolean again) implements Step<Position> {
    public static final Purpose CANNON = Purpose.of("cannon");
    private static final Clause[] CLAUSES = Clause.all("PC-SHOOT-01", "PC-HITS-01", "CB-SHOOT-01", "MI-SHOOT-01");
    private static final Clause[] ONE =
            Clause.all("PC-DIE-04", "CB-SHOOT-07", "CB-SEAS-03", "MI-SEAS-03", "MI-SHOOT-07");

    @Override
    public void run(Position p, Scene scene) {
        int rank = Guns.rank(p, ship, cannon);
        if (cannon == Guns.EXTRA) {
            if (p.masts(ship) == 0) {
                scene.cite(Clause.of("PC-BOARSMAN-10"));
            }
            Losses.reveal(p, Aboard.speaker(p, ship, Matter.EXTRA_CANNON), scene);
        }
        boolean isWithinMove = p.isAfterDone(AfterSailing.SHOOT);
        if ((again ? 1 : 0) + (cannon == Guns.EXTRA ? 1 : 0) + (isWithinMove ? 1 : 0) > 1) {
            // Captain, Cannoneer and Musketeer give different things, which add up.
            scene.cite(Clause.of("PC-STACK-02"));
        }
        if (again) {
            if (hasAllyShotAgain(p)) {
                scene.cite(Clause.of("PC-STACK-03"));
            }
            Losses.reveal(p, Aboard.speaker(p, ship, Matter.SECOND_SHOT), scene);
            p.useSecondShot(ship);
        }
        int die = scene.chance().roll(p, CANNON, 6);
        boolean hit = die != 1 && die > rank;
        p.noteShot(cannon, hit);
        p.stir();
        if (scene.heard()) {
            scene.tell(
                    new CannonFired(Names.of(p, ship), cannon + 1, Names.of(p, target), die, hit),
                    die == 1 ? ONE : CLAUSES);
        }
        p.now(new AskFire(ship));
        if (hit) {
            p.now(new SufferHit(target, ship));
        }
    }

    /** Says whether another ship of the fleet has had her second shot in this turn. */
    private boolean hasAllyShotAgain(Position p) {
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (other != ship && p.isAfloat(other) && p.friendly(ship, other) && p.hasUsedSecondShot(other)) {
                return true;
            }
        }
        return false;
    }
}
