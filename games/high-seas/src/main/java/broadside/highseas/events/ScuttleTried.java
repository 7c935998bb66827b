package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a crew tried to sink their own ship, and whether she will. */
public record ScuttleTried(String ship, int die, boolean sinks) implements Event {
    @Override
    public Message message() {
        return Message.of(sinks ? "hs.event.scuttle-done" : "hs.event.scuttle-failed", ship, die);
    }
}
