package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.harbour.Card;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import org.jspecify.annotations.Nullable;

/** Says that a captain took a crate into his hand. */
public record CrateHauled(
        @AtSeat int seat, int quay, @Nullable Card card, int eyes) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.hauled", Arg.seat(seat), quay, card);
    }

    @Override
    public Event seenBy(int viewer) {
        return Eyes.open(eyes, viewer) ? this : new CrateHauled(seat, quay, null, eyes);
    }
}
