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
        if (seat == owner) {
            return card == null
                    ? Message.of("pa.event.placed-under-own-hidden", Arg.seat(seat), ship)
                    : Message.of("pa.event.placed-under-own", Arg.seat(seat), ship, card);
        }
        return card == null
                ? Message.of("pa.event.placed-under-hidden", Arg.seat(seat), Arg.seat(owner), ship)
                : Message.of("pa.event.placed-under", Arg.seat(seat), Arg.seat(owner), ship, card);
    }

    @Override
    public Event seenBy(int viewer) {
        return viewer == seat || card == null ? this : new PlacedUnder(seat, owner, place, ship, null);
    }
}
