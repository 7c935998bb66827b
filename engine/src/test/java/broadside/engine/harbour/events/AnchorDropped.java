package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says where a ship lies now. */
public record AnchorDropped(@AtSeat int seat, int berth) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.anchor", Arg.seat(seat), berth);
    }
}
