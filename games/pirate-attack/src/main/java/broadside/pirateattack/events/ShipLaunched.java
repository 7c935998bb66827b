package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that somebody put a ship to sea, and where in the row. */
public record ShipLaunched(@AtSeat int seat, Card ship, int place) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.ship-launched", Arg.seat(seat), ship);
    }
}
