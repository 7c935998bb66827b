package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Position;

/** Damages the undamaged ships furthest back. */
public record DamageLast(int ships) implements AdventureEffect {
    private static final Clause SYMBOL = Clause.of("SM-SYMBOLS-05");

    @Override
    public boolean execute(Position position, Scene scene) {
        Damage.at(position, Undamaged.last(position, ships, scene), scene, SYMBOL);
        return false;
    }
}
