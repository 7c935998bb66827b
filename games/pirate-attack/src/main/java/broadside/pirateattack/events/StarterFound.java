package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says who begins. */
public record StarterFound(@AtSeat int seat) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.starter-found", Arg.seat(seat));
    }
}
