package broadside.spanishmain.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.spanishmain.Movement;

/** Says that a movement card was played. */
public record MovementPlayed(@AtSeat int seat, Movement movement) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.movement-played", Arg.seat(seat), movement);
    }
}
