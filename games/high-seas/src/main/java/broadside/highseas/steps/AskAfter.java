package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;
import broadside.highseas.questions.AfterSailing;

/** Offers lines 8a and 8b of the order of a move, in any order: explore, and shoot (PC-ORDMOVE-20). */
public record AskAfter(int ship) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (p.isAfloat(ship) && (AfterSailing.mightExplore(p, ship) || AfterSailing.mightShoot(p, ship))) {
            p.ask(p.controller(ship), new AfterSailing(ship));
        }
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-ORDMOVE-12", "PC-ORDMOVE-13", "PC-ORDMOVE-20");
    }
}
