package broadside.highseas.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;
import broadside.highseas.questions.PlaceCrew;

/** Asks both players at the same time, and secretly, where their crew begins. */
public record AskCrew() implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.askAll(new CrewPlaced(), new PlaceCrew());
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-CREW-01", "MI-CREW-01", "PC-HIDDEN-02");
    }
}
