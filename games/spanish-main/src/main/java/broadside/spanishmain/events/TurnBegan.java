package broadside.spanishmain.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a player's turn began. */
public record TurnBegan(@AtSeat int seat, int number) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.turn-began", Arg.seat(seat), number);
    }
}
