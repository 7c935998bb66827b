package broadside.highseas.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Ending;
import broadside.highseas.Position;

/** Ends a turn; after a whole round the time may be up, or nobody brings anything about any more. */
public record EndTurn(@AtSeat int seat) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        int next = (seat + 1) % p.seats();
        if (next == p.firstPlayer()) {
            int quiet = p.endRound();
            if (p.roundLimit() > 0 && quiet >= p.quietRounds()) {
                scene.cite(Clause.of("PC-WIN-15"));
            }
            if (p.roundLimit() > 0 ? p.round() >= p.roundLimit() : quiet >= p.quietRounds()) {
                p.now(new FinishGame(p.roundLimit() > 0 ? Ending.TIME : Ending.STALEMATE));
                return;
            }
        }
        p.now(new BeginTurn(next));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-ACTIONS-01", "MI-ACTIONS-01", "PC-BEGEND-01", "PC-ACTIONS-04", "PC-ACTIONS-06");
    }
}
