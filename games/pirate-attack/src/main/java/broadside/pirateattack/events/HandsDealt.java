package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that everybody has five cards, and what was laid out: red cards and gold. */
public record HandsDealt(@AtSeat int seat, int red, int gold) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.hands-dealt", Arg.seat(seat), red, gold);
    }
}
