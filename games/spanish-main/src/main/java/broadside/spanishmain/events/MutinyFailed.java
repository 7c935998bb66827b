package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.spanishmain.Ship;

/** Says that a mutiny found a ship that nobody owns. */
public record MutinyFailed(Ship ship) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.mutiny-failed", ship);
    }
}
