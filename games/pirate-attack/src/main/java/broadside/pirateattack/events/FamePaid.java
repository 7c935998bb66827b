package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a card cost Fame Points. */
public record FamePaid(@AtSeat int seat, int points) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.fame-paid", Arg.seat(seat), points);
    }
}
