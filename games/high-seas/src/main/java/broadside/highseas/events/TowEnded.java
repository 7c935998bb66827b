package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a tow ended. */
public record TowEnded(String ship, String towed) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.tow-ended", ship, towed);
    }
}
