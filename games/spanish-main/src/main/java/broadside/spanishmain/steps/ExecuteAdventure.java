package broadside.spanishmain.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Adventure;
import broadside.spanishmain.Position;
import broadside.spanishmain.events.AdventureDiscarded;
import broadside.spanishmain.events.AdventureExecuted;

/** Executes the active adventure after the action, unless fog was played; what did not become fame is discarded. */
public record ExecuteAdventure() implements Step<Position> {
    private static final Clause[] AFTER_ACTION = Clause.all("SM-TURN-03", "SM-EXEC-01", "SM-INTRO-06");
    private static final Clause[] FOG = Clause.all("SM-MCARD-28", "SM-EXEC-02");
    private static final Clause[] UNUSED = Clause.all("SM-MCARD-29", "SM-MCARD-30");

    @Override
    public void run(Position position, Scene scene) {
        int active = position.active();
        if (active < 0) {
            return;
        }
        if (position.isFogged()) {
            scene.cite(FOG);
            position.discardActive();
            if (scene.heard()) {
                scene.tell(new AdventureDiscarded(Adventure.of(active)), UNUSED);
            }
            return;
        }
        Adventure adventure = Adventure.of(active);
        if (scene.heard()) {
            scene.tell(new AdventureExecuted(adventure), AFTER_ACTION);
            scene.cite(adventure.clauses());
        }
        if (!adventure.effect().execute(position, scene)) {
            position.discardActive();
            if (scene.heard()) {
                scene.tell(new AdventureDiscarded(adventure));
            }
        }
    }
}
