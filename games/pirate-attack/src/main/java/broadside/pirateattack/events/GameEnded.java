package broadside.pirateattack.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that the game is over. */
public record GameEnded(int turns) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.game-ended", turns);
    }
}
