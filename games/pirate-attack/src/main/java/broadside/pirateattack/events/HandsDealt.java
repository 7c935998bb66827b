package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says that somebody has five cards, which only that player sees, and what was laid out: red cards and gold. */
public record HandsDealt(
        @AtSeat int seat, int red, int gold, @Nullable List<Card> hand) implements Event {

    @Override
    public Message message() {
        return hand == null
                ? Message.of("pa.event.hands-dealt-hidden", Arg.seat(seat), red, gold)
                : Message.of("pa.event.hands-dealt", Arg.seat(seat), red, gold, hand);
    }

    @Override
    public Event seenBy(int viewer) {
        return viewer == seat || hand == null ? this : new HandsDealt(seat, red, gold, null);
    }
}
