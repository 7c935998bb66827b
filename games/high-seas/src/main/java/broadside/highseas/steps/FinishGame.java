package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Ending;
import broadside.highseas.Position;
import broadside.highseas.events.GameEnded;

/** Ends the game (PC-WIN-01). */
public record FinishGame(Ending ending) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        if (scene.heard()) {
            scene.tell(new GameEnded(ending), Clause.all(ending.clauses()));
        }
        p.end(ending);
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-WIN-01");
    }
}
