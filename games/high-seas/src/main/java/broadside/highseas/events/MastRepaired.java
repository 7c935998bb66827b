package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a mast was repaired. */
public record MastRepaired(String ship, int mast) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.mast-repaired", ship, mast);
    }
}
