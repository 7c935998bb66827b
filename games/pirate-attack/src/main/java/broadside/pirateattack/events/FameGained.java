package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that somebody gained Fame Points. */
public record FameGained(@AtSeat int seat, int points) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.fame-gained", Arg.seat(seat), points);
    }
}
