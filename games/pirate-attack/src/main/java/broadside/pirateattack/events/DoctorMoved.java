package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that a Witch Doctor was moved, unseen, to another ship. */
public record DoctorMoved(
        @AtSeat int seat,
        @AtSeat int owner,
        int place,
        Card ship,
        int doctor,
        @AtSeat int newOwner,
        int newPlace,
        Card newShip)
        implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.doctor-moved", Arg.seat(seat), Arg.seat(owner), ship, Arg.seat(newOwner), newShip);
    }
}
