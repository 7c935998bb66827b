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
    private static final Clause[] PARTNER_SPIES = Clause.all("PA-TEAM-07");
    private static final Clause[] PARTNER_GUARDS = Clause.all("PA-TEAM-08");

    @Override
    public void run(Position p, Scene scene) {
        BlockWindow window = new BlockWindow(seat, target, played, blocker);
        if (scene.heard()) {
            scene.tell(new CardPlayed(seat, played, target), played.clauses());
            if (window.order(p).length > 1 && window.mightReact(p, p.partner(target))) {
                scene.cite(blocker == Card.SPY ? PARTNER_SPIES : PARTNER_GUARDS);
            }
        }
        Windows.open(p, window);
    }

    @Override
    public Clause[] clauses() {
        return played.clauses();
    }
}
