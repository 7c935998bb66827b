package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.spanishmain.Adventure;

/** Says that a new adventure was turned up. */
public record AdventureTurnedUp(Adventure adventure) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.adventure-turned-up", adventure);
    }
}
