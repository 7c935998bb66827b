package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Adventure;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.FameLost;
import java.util.ArrayList;
import java.util.List;

/** Takes fame from under a ship to the discard. */
final class Losses {
    private static final Clause DAMAGED_LOSE_TOO = Clause.of("SM-AGEN-02");

    private Losses() {}

    static void lose(Position position, int ship, int amount, Scene scene, Clause... because) {
        if (amount == 0) {
            return;
        }
        List<Adventure> cards = scene.heard() ? new ArrayList<>() : List.of();
        for (int i = 0; i < amount; i++) {
            int face = position.loseFame(ship, scene);
            if (scene.heard() && face >= 0) {
                cards.add(Adventure.of(face));
            }
        }
        if (scene.heard()) {
            scene.tell(new FameLost(Ship.of(ship), amount, List.copyOf(cards)), because);
            if (position.isDamaged(ship)) {
                scene.cite(DAMAGED_LOSE_TOO);
            }
        }
    }
}
