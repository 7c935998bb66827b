package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.engine.window.Windows;
import broadside.pirateattack.Card;
import broadside.pirateattack.Position;
import broadside.pirateattack.events.CardPlayed;
import broadside.pirateattack.windows.BlockWindow;

/** Announces a card that another card can block. */
public record Announce(@AtSeat int seat, @AtSeat int target, Card played, Card blocker) implements Step<Position> {

    @Override
    public void run(Position p, Scene scene) {
        if (scene.heard()) {
            scene.tell(new CardPlayed(seat, played, target), played.clauses());
        }
        Windows.open(p, new BlockWindow(seat, target, played, blocker));
    }

    @Override
    public Clause[] clauses() {
        return played.clauses();
    }
}
