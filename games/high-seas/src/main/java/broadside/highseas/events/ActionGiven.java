package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship was given an action: move, shoot or explore; only the last has a target. */
public record ActionGiven(String ship, String action, String target) implements Event {
    @Override
    public Message message() {
        return target.isEmpty()
                ? Message.of("hs.event.order." + action, ship)
                : Message.of("hs.event.order." + action, ship, target);
    }
}
