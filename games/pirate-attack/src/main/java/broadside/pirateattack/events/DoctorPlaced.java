package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says on which ship a Witch Doctor was placed, face down. */
public record DoctorPlaced(@AtSeat int seat, @AtSeat int owner, int place, Card ship) implements Event {

    @Override
    public Message message() {
        return seat == owner
                ? Message.of("pa.event.doctor-placed-own", Arg.seat(seat), ship)
                : Message.of("pa.event.doctor-placed", Arg.seat(seat), Arg.seat(owner), ship);
    }
}
