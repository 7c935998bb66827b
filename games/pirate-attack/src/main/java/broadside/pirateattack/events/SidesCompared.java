package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says what the two sides fire and withstand, and who goes down. */
public record SidesCompared(
        @AtSeat int attacker,
        int cannons,
        int strength,
        boolean sunk,
        @AtSeat int target,
        int targetCannons,
        int targetStrength,
        boolean targetSunk)
        implements Event {

    @Override
    public Message message() {
        return Message.of(
                sunk
                        ? targetSunk ? "pa.event.fire-both-sunk" : "pa.event.fire-attacker-sunk"
                        : targetSunk ? "pa.event.fire-target-sunk" : "pa.event.fire-none-sunk",
                Arg.seat(attacker),
                cannons,
                strength,
                Arg.seat(target),
                targetCannons,
                targetStrength);
    }
}
