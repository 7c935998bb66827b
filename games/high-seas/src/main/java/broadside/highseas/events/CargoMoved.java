package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that cargo went from one place to another during an explore action: a coin, a facedown crew, or a crew by name. */
public record CargoMoved(String ship, String other, String item, boolean loaded) implements Event {
    @Override
    public Message message() {
        return Message.of(loaded ? "hs.event.cargo-loaded" : "hs.event.cargo-unloaded", ship, other, item);
    }
}
