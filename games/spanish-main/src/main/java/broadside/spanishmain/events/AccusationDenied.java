package broadside.spanishmain.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.spanishmain.Pirate;

/** Says that an accused player is not that pirate. */
public record AccusationDenied(@AtSeat int accused, Pirate pirate) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.accusation-denied", Arg.seat(accused), pirate);
    }
}
