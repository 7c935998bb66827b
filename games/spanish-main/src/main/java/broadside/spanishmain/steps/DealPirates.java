package broadside.spanishmain.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Pirate;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.PiratesDealt;

/** Deals pirate cards face down: three to each of two players, else two; the rest leave the game unseen. */
public record DealPirates() implements Step<Position> {
    private static final Purpose PIRATES = Purpose.of("pirates");
    private static final Clause[] TWO_PLAYERS = Clause.all("SM-SETUP-10", "SM-SETUP-13");
    private static final Clause[] MORE_PLAYERS = Clause.all("SM-SETUP-09", "SM-SETUP-13");
    private static final Clause[] SECRET_OWNERS = Clause.all("SM-SETUP-11", "SM-SETUP-12");

    /** Returns how many pirates each player is dealt. */
    public static int each(int seats) {
        return seats == 2 ? 3 : 2;
    }

    @Override
    public void run(Position position, Scene scene) {
        int dealt = 0;
        int each = each(position.seats());
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int i = 0; i < each; i++) {
                int taken = dealt;
                int left = Ship.COUNT - Integer.bitCount(taken);
                int pick = scene.chance()
                        .pick(
                                position,
                                PIRATES,
                                left,
                                (p, index) -> Pirate.of(nth(taken, index)).documentName());
                int pirate = nth(taken, pick);
                position.deal(pirate, seat);
                dealt |= 1 << pirate;
            }
        }
        if (scene.heard()) {
            scene.cite(SECRET_OWNERS);
            scene.tell(
                    new PiratesDealt(each, Ship.COUNT - each * position.seats()),
                    position.seats() == 2 ? TWO_PLAYERS : MORE_PLAYERS);
        }
    }

    /** Returns the pirate at this place among those not yet dealt. */
    private static int nth(int dealt, int index) {
        int left = index;
        for (int pirate = 0; pirate < Ship.COUNT; pirate++) {
            if ((dealt >> pirate & 1) == 0 && left-- == 0) {
                return pirate;
            }
        }
        throw new IllegalStateException("no pirate is left");
    }
}
