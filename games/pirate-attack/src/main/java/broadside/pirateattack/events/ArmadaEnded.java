package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that an armada is no more. */
public record ArmadaEnded(@AtSeat int owner) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.armada-ended", Arg.seat(owner));
    }
}
