package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Position;

/** Damages the first undamaged ship. */
public record DamageFirst() implements AdventureEffect {
    private static final Clause SYMBOL = Clause.of("SM-SYMBOLS-05");

    @Override
    public boolean execute(Position position, Scene scene) {
        Damage.at(position, Undamaged.first(position, 1, scene), scene, SYMBOL);
        return false;
    }
}
