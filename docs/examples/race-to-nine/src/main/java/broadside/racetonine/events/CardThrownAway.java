package broadside.racetonine.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Tells which card a seat threw away. */
public record CardThrownAway(@AtSeat int seat, int number) implements Event {
    @Override
    public Message message() {
        return Message.of("rn.event.thrown-away", Arg.seat(seat), number);
    }
}
