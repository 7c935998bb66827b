package broadside.spanishmain.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.spanishmain.Pirate;

/** Says that a player accused another of being a pirate. */
public record Accused(@AtSeat int accuser, @AtSeat int accused, Pirate pirate) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.accused", Arg.seat(accuser), Arg.seat(accused), pirate);
    }
}
