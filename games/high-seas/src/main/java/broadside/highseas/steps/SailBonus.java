package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Bars;
import broadside.highseas.Position;
import broadside.highseas.questions.Sail;

/** Line 5 of the order of a move: the segment that crew adds, after all printed ones. */
public record SailBonus(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (!p.isAfloat(ship) || p.hasStopped() || Integer.bitCount(p.usedBars()) >= Bars.most(p, ship)) {
            return;
        }
        Sail question = new Sail(ship);
        if ((p.usedBars() >> Bars.printed(p, ship) & 1) == 0) {
            p.ask(p.controller(ship), question);
        } else if (scene.heard()) {
            // Whoever used the bonus before all printed segments has none left: they come first (PC-MOVE-14).
            scene.obvious(p, p.controller(ship), question, Sail.STOP);
        }
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-MOVE-14", "PC-ORDMOVE-09");
    }
}
