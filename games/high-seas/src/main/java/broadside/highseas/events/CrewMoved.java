package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a crew came aboard or went ashore; a facedown one is not named. */
public record CrewMoved(String ship, String island, String crew, boolean loaded) implements Event {
    @Override
    public Message message() {
        return Message.of(loaded ? "hs.event.crew-aboard" : "hs.event.crew-ashore", ship, island, crew);
    }
}
