package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says that somebody looks at a hand; only these two know its cards. */
public record HandSpied(
        @AtSeat int spy, @AtSeat int target, @Nullable List<Card> hand) implements Event {

    @Override
    public Message message() {
        return hand == null
                ? Message.of("pa.event.hand-spied-hidden", Arg.seat(spy), Arg.seat(target))
                : Message.of("pa.event.hand-spied", Arg.seat(spy), Arg.seat(target), hand);
    }

    @Override
    public Event seenBy(int viewer) {
        return viewer == spy || viewer == target || hand == null ? this : new HandSpied(spy, target, null);
    }
}
