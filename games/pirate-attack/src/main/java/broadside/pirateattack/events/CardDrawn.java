package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import org.jspecify.annotations.Nullable;

/** Says that somebody drew a card into the hand; the others do not see which. */
public record CardDrawn(
        @AtSeat int seat, int pile, @Nullable Card card) implements Event {

    @Override
    public Message message() {
        return card == null
                ? Message.of("pa.event.card-drawn-hidden", Arg.seat(seat), pile)
                : Message.of("pa.event.card-drawn", Arg.seat(seat), pile, card);
    }

    @Override
    public Event seenBy(int viewer) {
        return viewer == seat || card == null ? this : new CardDrawn(seat, pile, null);
    }
}
