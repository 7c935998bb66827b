package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship sailed over the edge of a round earth and came back at the opposite edge. */
public record ShipCameRound(String ship) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.ship-came-round", ship);
    }
}
