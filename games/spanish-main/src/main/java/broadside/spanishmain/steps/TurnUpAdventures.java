package broadside.spanishmain.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Adventure;
import broadside.spanishmain.Position;
import broadside.spanishmain.events.AdventureTurnedUp;

/** Turns up the first adventure, or as many as there are players with Upcoming Adventures. */
public record TurnUpAdventures() implements Step<Position> {
    private static final Clause[] ONE = Clause.all("SM-SETUP-07", "SM-SETUP-08");
    private static final Clause[] SEVERAL = Clause.all("SM-UPCOMING-01", "SM-UPCOMING-02", "SM-ADVRULES-01");

    @Override
    public void run(Position position, Scene scene) {
        Clause[] because = position.hasUpcoming() ? SEVERAL : ONE;
        while (position.upcoming() < position.adventuresShown()) {
            int face = position.turnUp(scene);
            if (scene.heard()) {
                scene.tell(new AdventureTurnedUp(Adventure.of(face)), because);
            }
        }
    }
}
