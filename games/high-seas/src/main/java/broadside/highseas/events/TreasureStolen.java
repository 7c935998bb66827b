package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that boarders took a treasure that only both captains have seen. */
public record TreasureStolen(String from, String to) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.treasure-stolen", from, to);
    }
}
