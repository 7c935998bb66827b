package broadside.highseas.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Archipelago;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.HomeChosen;

/** Makes an island the home of a player, who places his ships there. */
public record SettleHome(@AtSeat int seat, int island) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        p.setHome(island, seat);
        if (scene.heard()) {
            scene.tell(
                    new HomeChosen(seat, Names.of(p, island)),
                    Clause.all("CB-HOME-01", "MI-HOME-01", "CB-HOME-04", "MI-HOME-03"));
        }
        Archipelago.muster(p, seat);
        p.now(new AskBerth(seat));
    }
}
