package broadside.pirateattack.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a pile left the game. */
public record PileRemoved(int pile, int cards) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.pile-removed", pile, cards);
    }
}
