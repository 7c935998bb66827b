package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a crate was moved to the next quay, before everybody's eyes. */
public record CrateShifted(@AtSeat int seat, int from, int to, int trace) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.shifted", Arg.seat(seat), from, to);
    }
}
