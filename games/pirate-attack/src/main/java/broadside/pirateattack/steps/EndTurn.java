package broadside.pirateattack.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Position;
import broadside.pirateattack.Stocks;
import broadside.pirateattack.events.PileRemoved;
import broadside.pirateattack.events.PlayerOut;

/** Ends a turn: whoever has had the last one goes out, time may be up, and the next player begins. */
public record EndTurn(@AtSeat int seat) implements Step<Position> {
    private static final Purpose PILE = Purpose.of("pile");
    private static final Clause[] OUT = Clause.all("PA-ENDGAME-06");
    private static final Clause[] REMOVAL = Clause.all("PA-VARIANT-03");

    @Override
    public void run(Position p, Scene scene) {
        if (p.isLastTurn() && p.hasNothing(seat)) {
            p.takeOut(seat);
            // A round is a turn of everybody who stays; the last turn of who leaves is none of it (PA-R040).
            p.forgetQuietTurn();
            if (scene.heard()) {
                scene.tell(new PlayerOut(seat), OUT);
            }
        }
        if (Endings.timeIsUp(p, scene)) {
            return;
        }
        removePile(p, scene);
        if (Endings.shipsDecide(p, scene) || Endings.isStalemate(p, scene)) {
            return;
        }
        int next = seat;
        do {
            next = (next + 1) % p.seats();
        } while (p.isOut(next) && next != seat);
        p.now(new TakeTurn(next));
    }

    /** Removes a pile for every interval that has passed (PA-R021). */
    private static void removePile(Position p, Scene scene) {
        int interval = p.custom().removalMinutes();
        while (interval > 0 && p.minutes() >= p.removedAt() + interval && !p.isDeckEmpty()) {
            p.setRemovedAt(p.removedAt() + interval);
            int left = Stocks.pilesLeft(p);
            if (left == 0) {
                return;
            }
            int pick = scene.chance().pick(p, PILE, left, (position, index) -> "pile " + (nth(position, index) + 1));
            int pile = nth(p, pick);
            if (scene.heard()) {
                scene.tell(new PileRemoved(pile + 1, Stocks.pile(p, pile)), REMOVAL);
            }
            Stocks.remove(p, pile);
        }
    }

    private static int nth(Position p, int index) {
        int left = index;
        for (int pile = 0; ; pile++) {
            if (Stocks.pile(p, pile) > 0 && left-- == 0) {
                return pile;
            }
        }
    }
}
