package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship rammed another. */
public record ShipRammed(String ship, String target, int die) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.ship-rammed", ship, target, die);
    }
}
