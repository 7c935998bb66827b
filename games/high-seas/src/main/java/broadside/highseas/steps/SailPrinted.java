package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Bars;
import broadside.highseas.Position;
import broadside.highseas.questions.Sail;

/** Is line 4 of the order of a move: the printed segments, as long as one is left and the ship touches nothing. */
public record SailPrinted(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (p.isAfloat(ship) && !p.hasStopped() && Integer.bitCount(p.usedBars()) < Bars.printed(p, ship)) {
            p.ask(p.controller(ship), new Sail(ship));
        } else {
            p.now(new SailBonus(ship));
        }
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-MOVE-12", "PC-ORDMOVE-07");
    }
}
