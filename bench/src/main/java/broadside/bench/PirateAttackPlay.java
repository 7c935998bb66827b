package broadside.bench;

import broadside.pirateattack.Position;
import broadside.pirateattack.Rules;

/** Measures Pirate Attack with four players. */
public class PirateAttackPlay extends Play<Position> {
    public PirateAttackPlay() {
        super(new Rules(), 4, 250);
    }
}
