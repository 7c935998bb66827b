package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship docked at an island. */
public record ShipDocked(String ship, String island) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.ship-docked", ship, island);
    }
}
