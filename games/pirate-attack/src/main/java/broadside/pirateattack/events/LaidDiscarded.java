package broadside.pirateattack.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that a card that was carried out is discarded. */
public record LaidDiscarded(Card card) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.laid-discarded", card);
    }
}
