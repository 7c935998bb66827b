package broadside.highseas.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that the gold of a sunken ship was shared. */
public record GoldShared(@AtSeat int seat, int gold) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.gold-shared", Arg.seat(seat), gold);
    }
}
