package broadside.spanishmain.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.spanishmain.Pirate;
import broadside.spanishmain.Position;
import broadside.spanishmain.Ship;
import broadside.spanishmain.events.AccusationDenied;
import broadside.spanishmain.events.Accused;
import broadside.spanishmain.events.FameTaken;
import broadside.spanishmain.events.PirateRevealed;

/**
 * Answers an accusation truthfully: the pirate is revealed and pays half its fame, or everybody learns that the accused
 * is someone else.
 */
public record Accuse(@AtSeat int accuser, @AtSeat int accused, int pirate) implements Step<Position> {
    private static final Clause[] ANNOUNCED = Clause.all("SM-ACCUSE-01", "SM-ACCUSE-02");
    private static final Clause[] NAMED_BLACKHEART = Clause.all("SM-ACCUSE-03");
    private static final Clause[] FIVE_FAME = Clause.all("SM-ACCUSE-09");
    private static final Clause[] PRICE = Clause.all("SM-HAND-07", "SM-HAND-08", "SM-HAND-09");
    private static final Clause[] OWN_PIRATE = Clause.all("SM-ACCUSE-16");
    private static final Clause[] RIGHT = Clause.all("SM-ACCUSE-04", "SM-ACCUSE-05");
    private static final Clause[] PRIZE = Clause.all("SM-ACCUSE-06", "SM-ACCUSE-07", "SM-ACCUSE-08");
    private static final Clause[] WRONG = Clause.all("SM-ACCUSE-10", "SM-ACCUSE-11");

    @Override
    public void run(Position position, Scene scene) {
        if (scene.heard()) {
            announce(position, scene);
        }
        if (position.owns(accused, pirate)) {
            unmask(position, scene);
        } else {
            position.deny(pirate, accused);
            if (scene.heard()) {
                scene.tell(new AccusationDenied(accused, Pirate.of(pirate)), WRONG);
            }
        }
    }

    private void announce(Position position, Scene scene) {
        scene.tell(new Accused(accuser, accused, Pirate.of(pirate)), ANNOUNCED);
        if (Pirate.of(pirate) == Pirate.CAPTAIN_BLACKHEART) {
            scene.cite(NAMED_BLACKHEART);
        }
        if (position.hasHands()) {
            scene.cite(PRICE);
        }
        if (position.owns(accuser, pirate)) {
            scene.cite(OWN_PIRATE);
        }
    }

    private void unmask(Position position, Scene scene) {
        position.reveal(pirate);
        int fame = position.fameUnder(pirate);
        int prize = (fame + 1) / 2;
        for (int i = 0; i < prize; i++) {
            position.moveFame(Position.shipStack(pirate), Position.frontStack(accuser));
        }
        if (scene.heard()) {
            scene.tell(new PirateRevealed(accused, Pirate.of(pirate)), RIGHT);
            scene.tell(new FameTaken(accuser, Ship.of(pirate), prize), PRIZE);
            if (fame == 5) {
                scene.cite(FIVE_FAME);
            }
        }
    }
}
