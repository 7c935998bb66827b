package broadside.racetonine.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Tells what a seat rolled for the first turn. */
public record DieRolled(@AtSeat int seat, int die) implements Event {
    @Override
    public Message message() {
        return Message.of("rn.event.rolled", Arg.seat(seat), die);
    }
}
