package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that the card which a captain had answered does not happen. */
public record CardStopped(@AtSeat int seat) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.stopped", Arg.seat(seat));
    }
}
