package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Bars;
import broadside.highseas.Position;
import broadside.highseas.questions.Sail;

/** Asks for the next segment as long as a bar may be left and the ship touches nothing (PC-MOVE-12). */
public record AskSail(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (!p.hasStopped() && Integer.bitCount(p.usedBars()) < Bars.most(p, ship)) {
            p.ask(p.controller(ship), new Sail(ship));
        }
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-MOVE-12", "PC-ORDMOVE-07", "PC-ORDMOVE-09");
    }
}
