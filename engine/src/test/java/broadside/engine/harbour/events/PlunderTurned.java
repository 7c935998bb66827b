package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a Plunder goes to a new target. */
public record PlunderTurned(@AtSeat int captain, @AtSeat int target) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.turned", Arg.seat(captain), Arg.seat(target));
    }
}
