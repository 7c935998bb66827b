package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import broadside.pirateattack.WitchDoctor;

/** Says that a Witch Doctor kills a ship. */
public record DoctorStruck(WitchDoctor doctor, @AtSeat int owner, int place, Card ship) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.doctor-struck", doctor, Arg.seat(owner), ship);
    }
}
