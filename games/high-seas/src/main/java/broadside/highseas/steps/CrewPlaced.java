package broadside.highseas.steps;

import broadside.engine.play.Closing;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.CrewMustered;
import broadside.highseas.questions.PlaceCrew;

/** Puts the crew of all players where they wanted it, then asks for the treasure. */
public record CrewPlaced() implements Closing<Position> {
    @Override
    public void close(Position p, Pending answered, Scene scene) {
        for (int i = 0; i < answered.size(); i++) {
            PlaceCrew.put(p, answered.decision(i).seat(), answered.answer(i));
        }
        // Facedown tokens can be counted by everybody (PC-HIDDEN-02).
        for (int place = 0; scene.heard() && place < p.endOfShips(); place++) {
            int crew = 0;
            for (int token = 0; token < p.crewTokens(); token++) {
                crew += p.crewPlace(token) == place ? 1 : 0;
            }
            if (crew > 0) {
                scene.tell(
                        new CrewMustered(Names.of(p, place), crew),
                        Clause.all("CB-CREW-01", "MI-CREW-01", "PC-HIDDEN-02"));
            }
        }
        p.now(new AskTreasure());
    }
}
