package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says how many crew begin at a place; who they are is hidden. */
public record CrewMustered(String place, int crew) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.crew-mustered", place, crew);
    }
}
