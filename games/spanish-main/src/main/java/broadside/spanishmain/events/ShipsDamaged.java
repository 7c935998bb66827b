package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.spanishmain.Ship;
import java.util.List;

/** Says that ships were flipped to their damaged side. */
public record ShipsDamaged(List<Ship> ships) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.ships-damaged", ships);
    }
}
