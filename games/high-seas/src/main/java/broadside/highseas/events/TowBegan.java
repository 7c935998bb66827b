package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship took a derelict in tow. */
public record TowBegan(String ship, String towed) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.tow-began", ship, towed);
    }
}
