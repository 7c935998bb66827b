package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says where a ship begins. */
public record ShipPlaced(String ship, int x, int y, int heading) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.ship-placed", ship);
    }
}
