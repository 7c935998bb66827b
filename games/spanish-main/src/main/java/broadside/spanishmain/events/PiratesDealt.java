package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that pirate cards were dealt face down and the rest removed unseen. */
public record PiratesDealt(int each, int unused) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.pirates-dealt", each, unused);
    }
}
