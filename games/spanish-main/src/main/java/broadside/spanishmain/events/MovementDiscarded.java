package broadside.spanishmain.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.spanishmain.Movement;

/** Says that a movement card was discarded face up. */
public record MovementDiscarded(@AtSeat int seat, Movement movement) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.movement-discarded", Arg.seat(seat), movement);
    }
}
