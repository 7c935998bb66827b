package broadside.pirateattack.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Position;
import broadside.pirateattack.Stalls;

/** Asks for one ship on the table. */
interface OneShip extends Asks {

    /** Returns the act that names the ship. */
    Act act();

    /** Says why anything but one ship is refused. */
    Reason otherwise();

    /** Rules on a ship. */
    boolean fits(Position p, int seat, int ship, Why why);

    @Override
    default void offer(Position p, int seat, Choices out) {
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            if (fits(p, seat, ship, Why.SILENT)) {
                out.add(Choice.ship(Choice.of(act()), ship));
            }
        }
    }

    @Override
    default void conceive(Position p, int seat, Choices out) {
        out.add(Choice.of(Act.DONE));
        Piles.conceive(out);
        for (int ship = 0; ship < Fleet.count(p); ship++) {
            out.add(Choice.ship(Choice.of(act()), ship));
        }
        Stalls.conceive(p, seat, out);
        Plays.conceive(p, seat, out);
    }

    @Override
    default boolean rule(Position p, int seat, long choice, Why why) {
        int ship = Choice.ship(choice);
        if (ship >= Fleet.count(p) || choice != Choice.ship(Choice.of(act()), ship)) {
            return why.no(otherwise());
        }
        return fits(p, seat, ship, why);
    }
}
