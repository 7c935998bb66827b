package broadside.pirateattack.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that the cards lie ready: how many are in the three piles together. */
public record TableSet(int cards, int removed) implements Event {

    @Override
    public Message message() {
        return Message.of(removed == 0 ? "pa.event.table-set" : "pa.event.table-set-short", cards, removed);
    }
}
