package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.spanishmain.Ship;

/** Says that a ship took one fame from the ship in front of it. */
public record FameLooted(Ship looter, Ship victim) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.fame-looted", looter, victim);
    }
}
