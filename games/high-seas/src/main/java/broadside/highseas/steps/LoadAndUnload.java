package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;
import broadside.highseas.questions.MoveCargo;

/**
 * Is line 11 of the order of an explore action: cargo goes aboard and ashore as wanted; then the action ends.
 *
 * @param explorer the crew that makes this a free action, whose going ashore ends it; -1 for none
 */
public record LoadAndUnload(int ship, int island, int explorer) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.ask(p.controller(ship), new MoveCargo(ship, island, explorer));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-ORDEXPL-11");
    }
}
