package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;

/** Lets both sides fire at the same time: a side dies if the other's cannons reach its strength. */
public record ExchangeFire() implements Step<Position> {

    @Override
    public void run(Position p, Scene scene) {
        if (p.isDecided()) {
            return;
        }
        int attackers = Values.strengthOf(p, Fleet.ATTACKER);
        int targets = Values.strengthOf(p, Fleet.TARGET);
        int shots = Values.cannonsOf(p, Fleet.ATTACKER);
        int replies = Values.cannonsOf(p, Fleet.TARGET);
        if (scene.heard()) {
            FireReport.tell(p, shots, attackers, replies, targets, scene);
        }
        // Ships of 0 strength go down whatever happens (PA-R046); find them before anything changes.
        long hulks = 0;
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            if (Fleet.side(p, ship) != 0 && !Fleet.isSunk(p, ship) && Values.strength(p, ship) == 0) {
                hulks |= 1L << ship;
            }
        }
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            boolean lost = Fleet.fights(p, ship, Fleet.ATTACKER) && Values.isSunk(replies, attackers)
                    || Fleet.fights(p, ship, Fleet.TARGET) && Values.isSunk(shots, targets)
                    || (hulks >> ship & 1) != 0;
            if (lost) {
                Fleet.sink(p, ship);
            }
        }
    }
}
