package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import org.jspecify.annotations.Nullable;

/** Says that somebody put an add-on face down under a ship; only who did it knows which. */
public record PlacedUnder(
        @AtSeat int seat,
        @AtSeat int owner,
        int place,
        Card ship,
        @Nullable Card card) implements Event {

    @Override
    public Message message() {
        return card == null
                ? Message.of("pa.event.placed-under-hidden", Arg.seat(seat), Arg.seat(owner), ship, place)
                : Message.of("pa.event.placed-under", Arg.seat(seat), Arg.seat(owner), ship, place, card);
    }

    @Override
    public Event seenBy(int viewer) {
        return viewer == seat || card == null ? this : new PlacedUnder(seat, owner, place, ship, null);
    }
}
