package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;
import broadside.highseas.questions.BringTreasure;

/** Asks all players at the same time, and secretly, which coins they bring (HS-R009). */
public record AskTreasure() implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.askAll(new TreasureBrought(), new BringTreasure());
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-TREASURE-02", "MI-TREASURE-02", "CB-TREASURE-03", "MI-TREASURE-03");
    }
}
