package broadside.highseas.steps;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Scene;
import broadside.engine.play.Step;
import broadside.engine.rules.Clause;
import broadside.highseas.Allegiance;
import broadside.highseas.Position;
import broadside.highseas.questions.PlaceShip;

/** Asks where the next ship of a player begins; then the other player gets his home, or the crew is placed. */
public record AskBerth(@AtSeat int seat) implements Step<Position> {
    @Override
    public void run(Position p, Scene scene) {
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (Allegiance.isOf(p, ship, seat) && !p.isAfloat(ship)) {
                p.ask(seat, new PlaceShip(ship));
                return;
            }
        }
        p.now(p.home(1 - seat) < 0 ? new AskHome(seat) : new AskCrew());
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-HOME-02", "CB-HOME-05", "MI-HOME-04", "MI-HOME-02", "MI-HOME-05", "CB-HOME-06");
    }
}
