package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.harbour.Card;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import org.jspecify.annotations.Nullable;

/** Says that a crate lies face down on a quay now. */
public record CrateBuried(
        @AtSeat int seat, int quay, int trace, @Nullable Card card, int eyes) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.buried", Arg.seat(seat), quay, card);
    }

    @Override
    public Event seenBy(int viewer) {
        return Eyes.open(eyes, viewer) ? this : new CrateBuried(seat, quay, trace, null, eyes);
    }
}
