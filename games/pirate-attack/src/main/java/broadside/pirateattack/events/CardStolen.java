package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import org.jspecify.annotations.Nullable;

/** Says that somebody took a card from a hand; only these two see which. */
public record CardStolen(
        @AtSeat int thief, @AtSeat int victim, @Nullable Card card) implements Event {

    @Override
    public Message message() {
        return card == null
                ? Message.of("pa.event.card-stolen-hidden", Arg.seat(thief), Arg.seat(victim))
                : Message.of("pa.event.card-stolen", Arg.seat(thief), Arg.seat(victim), card);
    }

    @Override
    public Event seenBy(int viewer) {
        return viewer == thief || viewer == victim || card == null ? this : new CardStolen(thief, victim, null);
    }
}
