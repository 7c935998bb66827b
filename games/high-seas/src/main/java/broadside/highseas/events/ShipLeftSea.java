package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship sailed over the edge of a flat earth and is gone. */
public record ShipLeftSea(String ship) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.ship-left-sea", ship);
    }
}
