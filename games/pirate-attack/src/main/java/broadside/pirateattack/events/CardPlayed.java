package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says that somebody played a card face up, on a player or on nobody in particular. */
public record CardPlayed(
        @AtSeat int seat, Card card, @AtSeat(nobody = true) int target) implements Event {

    @Override
    public Message message() {
        return target < 0
                ? Message.of("pa.event.card-played", Arg.seat(seat), card)
                : Message.of("pa.event.card-played-on", Arg.seat(seat), card, Arg.seat(target));
    }
}
