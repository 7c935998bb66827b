package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.harbour.Card;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.List;

/** Says what a captain held when the game was over. */
public record HandTurnedUp(@AtSeat int seat, List<Card> cards) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.hand-up", Arg.seat(seat), cards);
    }
}
