package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;
import broadside.highseas.TowOffer;

/** Is line 2 of the order of a move: a derelict may be taken in tow before the ship sails; then not again after it. */
public record TowBefore(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        TowOffer.make(p, ship, false, scene);
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-ORDMOVE-05", "PC-TOW-01", "PC-TOW-02");
    }
}
