package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a castaway was drawn and waits. */
public record CastawayFound(@AtSeat int seat) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.castaway", Arg.seat(seat));
    }
}
