package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship was given an action: move, shoot or explore. */
public record ActionGiven(String ship, String action) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.order." + action, ship);
    }
}
