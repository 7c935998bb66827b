package broadside.highseas.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a turn began. */
public record TurnBegan(@AtSeat int seat, int round) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.turn-began", Arg.seat(seat), round);
    }
}
