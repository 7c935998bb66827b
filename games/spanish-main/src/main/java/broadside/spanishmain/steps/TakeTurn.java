package broadside.spanishmain.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Position;
import broadside.spanishmain.TakeAction;
import broadside.spanishmain.events.TurnBegan;

/** Begins a turn: one action, then the active adventure, then the turn is over. */
public record TakeTurn(@AtSeat int seat) implements Step<Position> {
    private static final TakeTurn[] BY_SEAT = {new TakeTurn(0), new TakeTurn(1), new TakeTurn(2), new TakeTurn(3)};
    private static final TakeAction ACTION = new TakeAction();
    private static final ExecuteAdventure EXECUTE = new ExecuteAdventure();
    private static final EndTurn END = new EndTurn();
    private static final Clause[] CLAUSES = Clause.all("SM-TURN-01", "SM-TURN-02");

    public static TakeTurn of(int seat) {
        return BY_SEAT[seat];
    }

    @Override
    public void run(Position position, Scene scene) {
        position.beginTurn(seat);
        if (scene.heard()) {
            scene.tell(new TurnBegan(seat, position.turns()), CLAUSES);
        }
        position.now(EXECUTE, END);
        position.ask(seat, ACTION);
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
