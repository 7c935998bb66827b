package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.engine.words.Words;
import broadside.highseas.Ending;

/** Says that the game is over. */
public record GameEnded(Ending ending) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.ended." + Words.slug(ending.name()));
    }
}
