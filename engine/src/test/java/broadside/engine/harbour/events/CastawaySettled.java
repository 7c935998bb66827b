package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says what became of a castaway. */
public record CastawaySettled(@AtSeat int seat, boolean aboard) implements Event {

    @Override
    public Message message() {
        return Message.of(aboard ? "harbour.event.aboard" : "harbour.event.left", Arg.seat(seat));
    }
}
