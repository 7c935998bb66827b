package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that a spy discarded a card from a hand. */
public record CardLost(@AtSeat int spy, @AtSeat int target, Card card) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.card-lost", Arg.seat(spy), Arg.seat(target), card);
    }
}
