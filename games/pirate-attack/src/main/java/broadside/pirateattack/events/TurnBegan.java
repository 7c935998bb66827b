package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a turn began. */
public record TurnBegan(@AtSeat int seat, int turn) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.turn-began", Arg.seat(seat), turn);
    }
}
