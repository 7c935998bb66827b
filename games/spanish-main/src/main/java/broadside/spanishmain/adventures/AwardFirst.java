package broadside.spanishmain.adventures;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Position;

/** Gives fame to each of the first undamaged ships, whatever spaces they stand on. */
public record AwardFirst(int ships, int fame) implements AdventureEffect {
    private static final Clause ARROW = Clause.of("SM-SYMBOLS-03");

    @Override
    public boolean execute(Position position, Scene scene) {
        return Award.give(position, Undamaged.first(position, ships, scene), fame, scene, ARROW);
    }
}
