package broadside.highseas.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that the islands and fleets lie ready. */
public record SeaLaidOut(@AtSeat int first) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.sea-laid-out", Arg.seat(first));
    }
}
