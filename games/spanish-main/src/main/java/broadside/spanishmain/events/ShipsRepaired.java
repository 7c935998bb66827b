package broadside.spanishmain.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.spanishmain.Ship;
import java.util.List;

/** Says that all damaged ships were repaired. */
public record ShipsRepaired(@AtSeat int seat, List<Ship> ships) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.ships-repaired", Arg.seat(seat), ships);
    }
}
