package broadside.pirateattack.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that a red card has no effect. */
public record NothingHappened(Card card) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.nothing-happened", card);
    }
}
