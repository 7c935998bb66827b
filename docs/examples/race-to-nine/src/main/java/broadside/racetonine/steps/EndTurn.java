package broadside.racetonine.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.racetonine.Position;

/** Ends the game with this turn, or passes the turn on. */
public record EndTurn(@AtSeat int seat) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (p.total(seat) >= Position.GOAL) {
            scene.cite(Clause.of("RN-END-01"));
            p.end();
        } else if (p.isPileEmpty()) {
            scene.cite(Clause.of("RN-END-02"));
            p.end();
        } else {
            scene.cite(Clause.of("RN-TURN-04"));
            p.now(new TakeTurn((seat + 1) % p.seats()));
        }
    }
}
