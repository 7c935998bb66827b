package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a player without cards and ships is out of the game. */
public record PlayerOut(@AtSeat int seat) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.player-out", Arg.seat(seat));
    }
}
