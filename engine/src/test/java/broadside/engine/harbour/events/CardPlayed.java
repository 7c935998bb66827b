package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.harbour.Card;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a captain played a card, and at whom. */
public record CardPlayed(
        @AtSeat int seat, Card card, @AtSeat(nobody = true) int target) implements Event {

    @Override
    public Message message() {
        return target < 0
                ? Message.of("harbour.event.played", Arg.seat(seat), card)
                : Message.of("harbour.event.played-at", Arg.seat(seat), card, Arg.seat(target));
    }
}
