package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Rules;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Ends a turn, and with it the game when the pile is empty or the last round is over. */
public record EndTurn(@AtSeat int seat) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-TURN-01", "HB-ENDS-01");

    @Override
    public void run(Position position, Scene scene) {
        position.setCommander(-1);
        int next = (seat + 1) % position.seats();
        boolean last =
                next == 0 && position.round() >= position.setup().options().whole(Rules.ROUNDS.id());
        if (last || position.pile().size() == 0) {
            position.now(new FinishGame());
            return;
        }
        if (next == 0) {
            position.setRound(position.round() + 1);
        }
        position.later(new BeginTurn(next));
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
