package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.harbour.Card;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import org.jspecify.annotations.Nullable;

/** Says that a card went unseen from one hand to another. */
public record CardTaken(
        @AtSeat int from, @AtSeat int to, @Nullable Card card, int eyes) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.taken", Arg.seat(from), Arg.seat(to), card);
    }

    @Override
    public Event seenBy(int viewer) {
        return Eyes.open(eyes, viewer) ? this : new CardTaken(from, to, null, eyes);
    }
}
