package broadside.pirateattack.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.pirateattack.Position;
import broadside.pirateattack.Purse;
import broadside.pirateattack.events.TurnBegan;

/** Begins a turn: purchases, a card drawn, a card played, purchases again. */
public record TakeTurn(@AtSeat int seat) implements Step<Position> {
    private static final Clause[] CLAUSES = Clause.all("PA-TURN-01", "PA-TURN-04");
    private static final Clause[] FREED = Clause.all("PA-SPEND-05");
    private static final Clause[] LAST = Clause.all("PA-ENDGAME-01", "PA-TURN-04");

    @Override
    public void run(Position p, Scene scene) {
        if (Purse.locked(p, seat) > 0) {
            scene.cite(FREED);
        }
        p.beginTurn(seat);
        if (p.isLastPhase()) {
            p.noteQuietTurn();
        }
        if (scene.heard()) {
            scene.tell(new TurnBegan(seat, p.turns()), p.isLastPhase() ? LAST : CLAUSES);
        }
        p.now(new PlayTurn(seat), new CloseTurn(seat), new EndTurn(seat));
        p.now(new OpenTurn(seat));
    }
}
