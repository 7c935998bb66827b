package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says whose turn begins. */
public record TurnBegan(@AtSeat int seat, int round) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.turn", Arg.seat(seat), round);
    }
}
