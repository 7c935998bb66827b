package broadside.highseas.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;
import broadside.highseas.questions.PickMast;

/** Lets the player of a ship pick the mast she loses (PC-WHOPICKS-01). */
public record LoseMast(int ship, @AtSeat int by) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (p.mastCount(ship) == 1) {
            p.now(new RemoveMast(ship, Integer.numberOfTrailingZeros(p.masts(ship)), by));
        } else if (p.mastCount(ship) > 1) {
            p.ask(p.controller(ship), new PickMast(ship, by));
        }
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-WHOPICKS-01", "CB-RAM-03", "MI-RAM-03");
    }
}
