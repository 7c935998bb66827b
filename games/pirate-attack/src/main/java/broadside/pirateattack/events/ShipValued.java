package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says with how many cannons and how much strength a ship fights. */
public record ShipValued(@AtSeat int owner, int place, Card ship, int cannons, int strength) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.ship-valued", Arg.seat(owner), ship, cannons, strength);
    }
}
