package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.spanishmain.Ship;
import java.util.List;

/** Says that the ships were laid out at random, front first. */
public record RowLaidOut(List<Ship> ships) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.row-laid-out", ships);
    }
}
