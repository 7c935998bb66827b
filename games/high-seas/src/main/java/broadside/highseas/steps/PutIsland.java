package broadside.highseas.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.IslandPlaced;
import broadside.highseas.geometry.Pose;

/** Puts an island on the sea; the other player places the next. */
public record PutIsland(@AtSeat int seat, int outline, Pose pose, int restarts) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        int island = p.addIsland(outline, pose);
        if (scene.heard()) {
            scene.tell(
                    new IslandPlaced(seat, Names.of(p, island), pose.x(), pose.y(), pose.heading()),
                    Clause.all("CB-ISLANDS-03", "MI-ISLANDS-03", "PC-ISLANDS-01", "PC-ISLANDS-02"));
        }
        p.now(new AskIsland((seat + 1) % p.seats(), restarts));
    }
}
