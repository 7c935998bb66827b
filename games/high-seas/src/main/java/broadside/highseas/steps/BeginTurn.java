package broadside.highseas.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Allegiance;
import broadside.highseas.Contacts;
import broadside.highseas.Ending;
import broadside.highseas.Losses;
import broadside.highseas.Position;
import broadside.highseas.Prospect;
import broadside.highseas.events.TurnBegan;

/** Begins a turn: scuttled ships sink, then the game may be over, then the player gives orders (PC-BEGEND-01). */
public record BeginTurn(@AtSeat int seat) implements Step<Position> {
    private static final Clause[] CLAUSES =
            Clause.all("CB-ACTIONS-01", "MI-ACTIONS-01", "PC-BEGEND-01", "PC-TIMING-03", "PC-ACTIONS-03");
    private static final Clause[] FUTURE = Clause.all("PC-WIN-08", "PC-WIN-09", "PC-WIN-10");
    private static final Clause[] SCUTTLED =
            Clause.all("PC-SCUTTLE-02", "PC-SCUTTLE-06", "MI-SCUTTLE-03", "MI-SCUTTLE-05");

    @Override
    public void run(Position p, Scene scene) {
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (p.isAfloat(ship) && p.hasUsedSecondShot(ship)) {
                scene.cite(Clause.of("PC-TURNS-02"));
            }
        }
        p.beginTurn(seat);
        if (scene.heard()) {
            scene.tell(new TurnBegan(seat, p.round()), CLAUSES);
        }
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (Allegiance.sailsFor(p, ship, seat) && p.isSinking(ship)) {
                scene.cite(SCUTTLED);
                Losses.scuttle(p, ship, SCUTTLED, scene);
            }
        }
        scene.cite(FUTURE);
        if (!Prospect.hasFuture(p, seat)) {
            p.now(new FinishGame(Ending.NO_MOVES));
            return;
        }
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            p.setBeganAt(ship, Allegiance.sailsFor(p, ship, seat) ? Contacts.dockedAt(p, ship) : -1);
        }
        p.now(new AskOrders(seat));
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
