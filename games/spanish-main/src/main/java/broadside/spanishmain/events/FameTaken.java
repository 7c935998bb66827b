package broadside.spanishmain.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.spanishmain.Ship;

/** Says that an accuser took fame from under a ship. */
public record FameTaken(@AtSeat int seat, Ship ship, int amount) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.fame-taken", Arg.seat(seat), ship, amount);
    }
}
