package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.spanishmain.Adventure;

/** Says that the active adventure was executed. */
public record AdventureExecuted(Adventure adventure) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.adventure-executed", adventure);
    }
}
