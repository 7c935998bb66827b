package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship lost her last mast. */
public record ShipDismasted(String ship) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.ship-dismasted", ship);
    }
}
