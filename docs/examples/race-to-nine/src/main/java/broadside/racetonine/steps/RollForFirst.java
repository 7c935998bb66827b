package broadside.racetonine.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.racetonine.Position;
import broadside.racetonine.events.DieRolled;

/** Rolls a die for each seat; the highest begins, and whoever share the highest roll again. */
public record RollForFirst() implements Step<Position> {
    private static final Purpose FIRST = Purpose.of("first player");
    private static final int SIDES = 6;

    @Override
    public void run(Position p, Scene scene) {
        int tied = (1 << p.seats()) - 1;
        while (Integer.bitCount(tied) > 1) {
            tied = highest(p, tied, scene);
        }
        p.now(new TakeTurn(Integer.numberOfTrailingZeros(tied)));
    }

    /** Lets these seats roll, as bits, and returns those with the highest die. */
    private static int highest(Position p, int seats, Scene scene) {
        int most = 0;
        int best = 0;
        for (int seat = 0; seat < p.seats(); seat++) {
            if ((seats >> seat & 1) != 0) {
                int die = scene.chance().roll(p, FIRST, SIDES);
                if (scene.heard()) {
                    scene.tell(new DieRolled(seat, die), Clause.of("RN-FIRST-01"));
                }
                best = die > most ? 1 << seat : die == most ? best | 1 << seat : best;
                most = Math.max(most, die);
            }
        }
        return best;
    }
}
