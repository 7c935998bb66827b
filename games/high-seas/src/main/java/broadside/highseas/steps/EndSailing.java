package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.highseas.Position;

/** Goes on with lines 7 to 9 of the order of a move once the ship has sailed. */
public record EndSailing(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.now(new AskAfter(ship), new ResolveMove(ship));
        p.now(new OfferTow(ship, true), new Dock(ship));
    }
}
