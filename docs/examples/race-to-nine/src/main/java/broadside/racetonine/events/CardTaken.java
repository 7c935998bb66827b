package broadside.racetonine.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Tells which card a seat took. */
public record CardTaken(@AtSeat int seat, int number) implements Event {
    @Override
    public Message message() {
        return Message.of("rn.event.taken", Arg.seat(seat), number);
    }
}
