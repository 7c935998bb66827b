package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that a mutiny gave a ship to the other side. */
public record ShipHandedOver(
        @AtSeat int owner, int place, Card ship, @AtSeat int newOwner, int newPlace) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.ship-handed-over", Arg.seat(owner), ship, Arg.seat(newOwner));
    }
}
