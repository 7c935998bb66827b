package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a crew tried to sink their own ship. */
public record ScuttleTried(String ship, int die) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.scuttle-tried", ship, die);
    }
}
