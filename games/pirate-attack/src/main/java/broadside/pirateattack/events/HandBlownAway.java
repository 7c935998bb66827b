package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import java.util.List;

/** Says that High Winds discard a hand, which everybody sees. */
public record HandBlownAway(@AtSeat int seat, List<Card> hand) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.hand-blown-away", Arg.seat(seat), hand);
    }
}
