package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship explored an island. */
public record IslandExplored(String ship, String island) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.island-explored", ship, island);
    }
}
