package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that the adventures ran out. */
public record GameEnded(int turns) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.game-ended", turns);
    }
}
