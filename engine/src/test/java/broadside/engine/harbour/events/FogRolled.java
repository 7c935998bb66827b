package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that all crates were mixed. */
public record FogRolled(@AtSeat int seat) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.fog", Arg.seat(seat));
    }
}
