package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;
import broadside.highseas.TowOffer;

/** Is line 7 of the order of a move: a derelict may be taken in tow now, if none was in line 2, before any damage. */
public record TowAfter(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        TowOffer.make(p, ship, true, scene);
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-ORDMOVE-11", "PC-ORDMOVE-19", "PC-TOW-01", "PC-TOW-02");
    }
}
