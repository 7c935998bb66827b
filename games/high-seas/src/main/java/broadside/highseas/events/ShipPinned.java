package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ramming ship is pinned. */
public record ShipPinned(String ship, String by) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.ship-pinned", ship, by);
    }
}
