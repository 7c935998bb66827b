package broadside.engine.harbour.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Cards;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.events.CardLost;
import broadside.engine.harbour.events.CardTaken;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;

/** Takes a coin and a random card from the target. */
public record ResolvePlunder(@AtSeat int captain, @AtSeat int target) implements Step<Position> {
    private static final Clause[] BECAUSE = Clause.all("HB-PLUN-01");
    private static final Clause[] TURNED = Clause.all("HB-PLUN-04");

    @Override
    public void run(Position position, Scene scene) {
        int kind = CarryOut.pickFrom(position, target, scene);
        if (captain == target) {
            CarryOut.coins(position, target, -1, Math.min(1, position.coins(target)), scene, TURNED);
            if (kind >= 0) {
                position.noteReveal();
                position.hands().lose(target, kind);
                position.discard(kind);
                if (scene.heard()) {
                    scene.tell(new CardLost(target, Cards.of(kind)), TURNED);
                }
            }
            return;
        }
        CarryOut.coins(position, target, captain, Math.min(1, position.coins(target)), scene, BECAUSE);
        if (kind >= 0) {
            int eyes = position.eyes(captain) | position.eyes(target);
            position.noteReveal();
            position.hands().pass(target, captain, kind, eyes);
            if (scene.heard()) {
                scene.tell(new CardTaken(target, captain, Cards.of(kind), eyes), BECAUSE);
            }
        }
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
