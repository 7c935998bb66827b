package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a crew was eliminated or went down. */
public record CrewLost(String ship, String crew) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.crew-lost", ship, crew);
    }
}
