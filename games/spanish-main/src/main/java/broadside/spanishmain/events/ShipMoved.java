package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.spanishmain.Ship;

/** Says that a card moved a ship along the row; spaces are counted from 1. */
public record ShipMoved(Ship ship, int from, int to) implements Event {
    @Override
    public Message message() {
        return from == to
                ? Message.of("sm.event.ship-stays", ship, from)
                : Message.of("sm.event.ship-moved", ship, from, to);
    }
}
