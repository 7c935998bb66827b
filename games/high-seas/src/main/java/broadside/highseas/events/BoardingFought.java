package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a boarding party was fought: the totals of both sides. */
public record BoardingFought(String ship, String target, int own, int other) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.boarding-fought", ship, target, own, other);
    }
}
