package broadside.highseas.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a player starts a boarding party: after a ram both may, the one who rammed is asked first. */
public record BoardingBegan(@AtSeat int seat, String ship, String target) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.boarding-began", Arg.seat(seat), ship, target);
    }
}
