package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a cannon was fired; cannons are counted from 1 at the bow, the last number is that of a crew. */
public record CannonFired(String ship, int cannon, String target, int die, boolean hit) implements Event {
    @Override
    public Message message() {
        return Message.of(hit ? "hs.event.cannon-hit" : "hs.event.cannon-missed", ship, target, die);
    }
}
