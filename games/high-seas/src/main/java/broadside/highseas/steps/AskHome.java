package broadside.highseas.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Position;
import broadside.highseas.questions.ChooseHome;

/** Lets a player choose the home island of the other, who then places his ships there (CB-HOME-01). */
public record AskHome(@AtSeat int chooser) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.ask(chooser, new ChooseHome());
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-HOME-01", "CB-HOME-04", "MI-HOME-03", "MI-HOME-01", "MI-HOME-04", "CB-HOME-05");
    }
}
