package broadside.pirateattack.battle;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;

/** Ends the fight before a shot if a side has no ship left; under-cards then stay hidden (PA-R060). */
public record SeeWhoIsLeft() implements Step<Position> {

    @Override
    public void run(Position p, Scene scene) {
        if (Fleet.fighting(p, Fleet.ATTACKER) == 0 || Fleet.fighting(p, Fleet.TARGET) == 0) {
            p.decide();
        }
    }
}
