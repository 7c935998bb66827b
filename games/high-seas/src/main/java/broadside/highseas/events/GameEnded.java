package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.highseas.Ending;

/** Says that the game is over. */
public record GameEnded(Ending ending) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.game-ended", broadside.engine.words.Words.slug(ending.name()));
    }
}
