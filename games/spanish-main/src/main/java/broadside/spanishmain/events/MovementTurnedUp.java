package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.spanishmain.Movement;

/** Says that a new movement card was laid out. */
public record MovementTurnedUp(Movement movement) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.movement-turned-up", movement);
    }
}
