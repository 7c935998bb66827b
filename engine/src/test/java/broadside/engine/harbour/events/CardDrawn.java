package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.harbour.Card;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import org.jspecify.annotations.Nullable;

/** Says that a captain drew a card. */
public record CardDrawn(@AtSeat int seat, @Nullable Card card, int eyes) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.drawn", Arg.seat(seat), card);
    }

    @Override
    public Event seenBy(int viewer) {
        return Eyes.open(eyes, viewer) ? this : new CardDrawn(seat, null, eyes);
    }
}
