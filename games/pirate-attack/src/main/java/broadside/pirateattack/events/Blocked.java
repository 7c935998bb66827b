package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that somebody blocked a card. */
public record Blocked(
        @AtSeat int seat, Card blocker, @AtSeat int actor, Card played) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.blocked", Arg.seat(seat), blocker, Arg.seat(actor), played);
    }
}
