package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says who must attack because of a card that another player has drawn. */
public record PlayerForced(@AtSeat int seat, @AtSeat int forced) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.player-forced", Arg.seat(seat), Arg.seat(forced));
    }
}
