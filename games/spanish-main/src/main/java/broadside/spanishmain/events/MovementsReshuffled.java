package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that the movement discard was shuffled to be the new pile. */
public record MovementsReshuffled(int cards) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.movements-reshuffled", cards);
    }
}
