package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.harbour.Card;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a captain had to discard a card. */
public record CardLost(@AtSeat int seat, Card card) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.lost", Arg.seat(seat), card);
    }
}
