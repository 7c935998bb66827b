package broadside.highseas.steps;

import broadside.engine.play.Closing;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import broadside.highseas.Contributions;
import broadside.highseas.Position;

/** Takes the coins that all players brought, then buries them. */
public record TreasureBrought() implements Closing<Position> {
    @Override
    public void close(Position p, Pending answered, Scene scene) {
        for (int i = 0; i < answered.size(); i++) {
            Contributions.bring(p, answered.decision(i).seat(), answered.answer(i));
        }
        p.now(new BuryTreasure());
    }
}
