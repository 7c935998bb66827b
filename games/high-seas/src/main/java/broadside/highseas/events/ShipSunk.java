package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship sank. */
public record ShipSunk(String ship) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.ship-sunk", ship);
    }
}
