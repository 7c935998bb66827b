package broadside.spanishmain.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.spanishmain.Pirate;

/** Says that a pirate card was laid face up. */
public record PirateRevealed(@AtSeat int seat, Pirate pirate) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.pirate-revealed", Arg.seat(seat), pirate);
    }
}
