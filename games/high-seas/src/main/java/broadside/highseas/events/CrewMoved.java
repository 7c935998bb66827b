package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a crew came aboard or went ashore, face down or not. */
public record CrewMoved(String ship, String island, boolean loaded) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.crew-moved", ship, island, loaded ? Arg.piece("loaded") : Arg.piece("unloaded"));
    }
}
