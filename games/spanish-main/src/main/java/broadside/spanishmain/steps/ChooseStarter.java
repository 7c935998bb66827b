package broadside.spanishmain.steps;

import broadside.engine.chance.Purpose;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Position;

/** Lets chance choose who begins. */
public record ChooseStarter() implements Step<Position> {
    private static final Purpose STARTER = Purpose.of("starting player");
    private static final Clause[] CLAUSES = Clause.all("SM-SETUP-16");

    @Override
    public void run(Position position, Scene scene) {
        int starter = scene.chance()
                .pick(
                        position,
                        STARTER,
                        position.seats(),
                        (p, seat) -> p.setup().seats().get(seat));
        position.now(TakeTurn.of(starter));
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
