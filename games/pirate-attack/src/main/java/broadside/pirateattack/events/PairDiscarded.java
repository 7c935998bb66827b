package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that a plus and a minus card under a ship cancel each other and are discarded. */
public record PairDiscarded(@AtSeat int owner, int place, Card ship, Card card) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.pair-discarded", Arg.seat(owner), ship, card);
    }
}
