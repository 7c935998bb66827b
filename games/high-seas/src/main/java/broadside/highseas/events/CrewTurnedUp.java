package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a crew was turned face up. */
public record CrewTurnedUp(String ship, String crew) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.crew-turned-up", ship, crew);
    }
}
