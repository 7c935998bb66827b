package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that somebody took gold from a player. */
public record GoldStolen(@AtSeat int thief, @AtSeat int victim, int gold) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.gold-stolen", Arg.seat(thief), Arg.seat(victim), gold);
    }
}
