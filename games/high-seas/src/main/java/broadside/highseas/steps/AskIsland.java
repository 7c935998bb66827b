package broadside.highseas.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Archipelago;
import broadside.highseas.Position;
import broadside.highseas.questions.PlaceIsland;

/** Lets the players place the islands in turn, and then choose home islands (CB-ISLANDS-03). */
public record AskIsland(@AtSeat int seat, int restarts) implements Step<Position> {
    private static final Purpose ISLAND = Purpose.of("island");
    private static final int MOST_RESTARTS = 3;

    @Override
    public void run(Position p, Scene scene) {
        if (p.islands() == Archipelago.ISLANDS) {
            p.now(new AskHome(1 - p.firstPlayer()));
            return;
        }
        int outline = scene.chance().below(p, ISLAND, Archipelago.outlines());
        if (!Archipelago.hasPlace(p, outline)) {
            p.clearIslands();
            if (restarts + 1 >= MOST_RESTARTS) {
                Archipelago.layIslands(p, scene);
                p.now(new AskIsland(p.firstPlayer(), 0));
            } else {
                p.now(new AskIsland(p.firstPlayer(), restarts + 1));
            }
            return;
        }
        p.ask(seat, new PlaceIsland(outline, restarts));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-ISLANDS-01", "CB-ISLANDS-03", "MI-ISLANDS-01", "MI-ISLANDS-03");
    }
}
