package broadside.engine.harbour.steps;

import broadside.engine.harbour.Position;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Gives every captain four cards; castaways among them wait until all are dealt. */
public record Deal() implements Step<Position> {
    private static final int HAND = 4;
    private static final Clause[] BECAUSE = Clause.all("HB-SEAT-02");

    @Override
    public void run(Position position, Scene scene) {
        for (int card = 0; card < HAND; card++) {
            for (int seat = 0; seat < position.seats(); seat++) {
                CarryOut.draw(position, seat, scene);
            }
        }
        position.later(new BeginTurn(0));
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
