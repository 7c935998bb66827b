package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that somebody drew gold, which is saved; another card follows. */
public record GoldDrawn(@AtSeat int seat, int pile, int gold) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.gold-drawn", Arg.seat(seat), gold);
    }
}
