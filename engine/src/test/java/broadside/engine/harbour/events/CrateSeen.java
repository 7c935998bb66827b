package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.harbour.Card;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import org.jspecify.annotations.Nullable;

/** Says that a captain looked at a crate. */
public record CrateSeen(
        @AtSeat int seat, int quay, @Nullable Card card, int eyes) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.looked", Arg.seat(seat), quay, card);
    }

    @Override
    public Event seenBy(int viewer) {
        return Eyes.open(eyes, viewer) ? this : new CrateSeen(seat, quay, null, eyes);
    }
}
