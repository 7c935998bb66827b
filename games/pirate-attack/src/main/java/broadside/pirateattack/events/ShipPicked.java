package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that a ship is picked for an armada that is being combined. */
public record ShipPicked(@AtSeat int seat, @AtSeat int owner, int place, Card ship) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.ship-picked", Arg.seat(seat), Arg.seat(owner), ship);
    }
}
