package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;
import broadside.highseas.questions.BoardOrNot;

/** Offers a boarding party to the player who rammed, then to the other (PC-BOARD-03). */
public record OfferBoarding(int ship, int target, boolean rammer) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.ask(p.controller(rammer ? ship : target), new BoardOrNot(ship, target, rammer));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all(
                "CB-BOARD-01",
                "MI-BOARD-01",
                "PC-BOARD-01",
                "PC-BOARD-02",
                "PC-BOARD-03",
                "PC-ORDMOVE-18",
                "CB-BOARD-03",
                "MI-BOARD-03");
    }
}
