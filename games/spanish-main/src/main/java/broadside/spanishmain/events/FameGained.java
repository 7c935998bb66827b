package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.spanishmain.Ship;

/** Says that a ship gained fame. */
public record FameGained(Ship ship, int amount) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.fame-gained", ship, amount);
    }
}
