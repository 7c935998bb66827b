package broadside.spanishmain.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a player passed. */
public record Passed(@AtSeat int seat) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.passed", Arg.seat(seat));
    }
}
