package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that somebody discarded a card, face up. */
public record CardDiscarded(@AtSeat int seat, Card card) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.card-discarded", Arg.seat(seat), card);
    }
}
