package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship rammed another that had so many masts: a higher die costs her one. */
public record ShipRammed(String ship, String target, int die, int masts) implements Event {
    @Override
    public Message message() {
        String outcome = masts == 0 ? "-derelict" : die > masts ? "-hard" : "-lightly";
        return Message.of("hs.event.ship-rammed" + outcome, ship, target, die, masts);
    }
}
