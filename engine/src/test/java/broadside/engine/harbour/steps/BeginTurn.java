package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.events.HandShown;
import broadside.engine.harbour.events.TurnBegan;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Begins a turn: whoever was pressed shows his hand to his commander. */
public record BeginTurn(@AtSeat int seat) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-TURN-01", "HB-TURN-02");
    private static final Clause SHOWN = Clause.of("HB-PRES-02");

    @Override
    public void run(Position position, Scene scene) {
        int commander = position.pressedBy(seat);
        position.setTurn(seat);
        position.setCommander(commander);
        position.setPressedBy(seat, -1);
        if (scene.heard()) {
            scene.tell(new TurnBegan(seat, position.round()));
        }
        if (commander >= 0) {
            position.hands().show(seat, commander);
            position.noteReveal();
            if (scene.heard()) {
                scene.tell(new HandShown(seat, commander, CarryOut.hand(position, seat), position.eyes(seat)), SHOWN);
            }
        }
        position.now(new AskAction(seat), new EndTurn(seat));
        position.now(new ReachDawn(seat), new DrawForTurn(seat));
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
