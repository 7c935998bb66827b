package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that somebody drew a red card, which is laid face up and carried out. */
public record RedDrawn(@AtSeat int seat, int pile, Card card) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.red-drawn", Arg.seat(seat), card);
    }
}
