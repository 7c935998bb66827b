package broadside.highseas.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that an island is the home of a player. */
public record HomeChosen(@AtSeat int seat, String island) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.home-chosen", Arg.seat(seat), island);
    }
}
