package broadside.spanishmain.movements;

import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.TurnChoice;
import broadside.spanishmain.events.ShipsDamaged;
import java.util.List;

/** Damages one undamaged ship; with none left the card does nothing (SM-R029). */
public record SabotageShip() implements MovementEffect {
    private static final Clause DAMAGE = Clause.of("SM-SYMBOLS-05");

    private static final int ALL_DAMAGED = (1 << Ship.COUNT) - 1;

    @Override
    public int count(Position position) {
        return Math.max(1, Ship.COUNT - Integer.bitCount(position.damaged()));
    }

    @Override
    public long choice(Position position, long play, int index) {
        int undamaged = ALL_DAMAGED & ~position.damaged();
        if (undamaged == 0) {
            return play;
        }
        for (int i = 0; i < index; i++) {
            undamaged &= undamaged - 1;
        }
        return TurnChoice.onShip(play, Integer.numberOfTrailingZeros(undamaged));
    }

    @Override
    public boolean rule(Position position, long play, Why why) {
        int ship = TurnChoice.ship(play);
        if (TurnChoice.other(play) != TurnChoice.NO_SHIP) {
            return why.no(Refusals.ONE_UNDAMAGED_SHIP);
        }
        if (ship == TurnChoice.NO_SHIP) {
            return position.damaged() == ALL_DAMAGED || why.no(Refusals.ONE_UNDAMAGED_SHIP);
        }
        return !position.isDamaged(ship) || why.no(Refusals.ALREADY_DAMAGED, Ship.of(ship));
    }

    @Override
    public void apply(Position position, int ship, int other, Scene scene) {
        if (ship != TurnChoice.NO_SHIP) {
            position.damage(ship);
            if (scene.heard()) {
                scene.tell(new ShipsDamaged(List.of(Ship.of(ship))), DAMAGE);
            }
        }
    }

    @Override
    public int targets() {
        return 1;
    }

    @Override
    public int distance() {
        return 0;
    }

    @Override
    public Tree.Branch facts() {
        return Tree.branch().put("damage", true).done();
    }
}
