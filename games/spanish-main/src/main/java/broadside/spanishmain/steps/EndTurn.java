package broadside.spanishmain.steps;

import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Adventure;
import broadside.spanishmain.Pirate;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.AdventureTurnedUp;
import broadside.spanishmain.events.GameEnded;
import broadside.spanishmain.events.PirateRevealed;

/**
 * Ends a turn: the next adventure is turned up, or the game is over because there is none.
 *
 * <p>With Upcoming Adventures the row slides and shrinks while the pile is empty (SM-R010).
 */
public record EndTurn() implements Step<Position> {
    private static final Clause[] NEXT = Clause.all("SM-TURN-04");
    private static final Clause[] SLIDE = Clause.all("SM-UPCOMING-03", "SM-UPCOMING-04");
    private static final Clause[] SHRINK = Clause.all("SM-UPCOMING-04", "SM-UPCOMING-06");
    private static final Clause[] REVEALED = Clause.all("SM-END-02");
    private static final Clause[] OVER = Clause.all("SM-END-01");

    @Override
    public void run(Position position, Scene scene) {
        if (position.adventurePile() > 0) {
            int face = position.turnUp(scene);
            if (scene.heard()) {
                scene.tell(new AdventureTurnedUp(Adventure.of(face)), position.hasUpcoming() ? SLIDE : NEXT);
            }
        } else if (position.upcoming() == 0 && !position.isPartial()) {
            if (scene.heard()) {
                scene.tell(new GameEnded(position.turns()), OVER);
                tellIdentities(position, scene);
            }
            position.revealAll();
            position.end();
            return;
        } else if (position.hasUpcoming()) {
            scene.cite(SHRINK);
        }
        position.now(TakeTurn.of((position.turn() + 1) % position.seats()));
    }

    private static void tellIdentities(Position position, Scene scene) {
        for (int pirate = 0; pirate < Ship.COUNT; pirate++) {
            int owner = position.owner(pirate);
            if (!position.isRevealed(pirate) && owner < position.seats()) {
                scene.tell(new PirateRevealed(owner, Pirate.of(pirate)), REVEALED);
            }
        }
    }

    @Override
    public Clause[] clauses() {
        return NEXT;
    }
}
