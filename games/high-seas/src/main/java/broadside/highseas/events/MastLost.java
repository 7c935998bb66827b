package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship lost a mast, counted from 1 at the bow. */
public record MastLost(String ship, int mast) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.mast-lost", ship, mast);
    }
}
