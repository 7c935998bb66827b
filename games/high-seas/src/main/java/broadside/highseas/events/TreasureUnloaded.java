package broadside.highseas.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that treasure was unloaded at home, for all to see. */
public record TreasureUnloaded(String ship, @AtSeat int seat, int gold) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.treasure-unloaded", ship, Arg.seat(seat), gold);
    }
}
