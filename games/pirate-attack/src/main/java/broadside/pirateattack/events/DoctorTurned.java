package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import broadside.pirateattack.WitchDoctor;

/** Says that a Witch Doctor was turned over. */
public record DoctorTurned(@AtSeat int owner, int place, Card ship, WitchDoctor doctor) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.doctor-turned", Arg.seat(owner), ship, doctor);
    }
}
