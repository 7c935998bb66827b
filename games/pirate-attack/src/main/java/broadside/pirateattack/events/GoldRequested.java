package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that somebody asks the partner for gold to buy a card: a Witch Doctor (0) or a Fortune Teller (1). */
public record GoldRequested(@AtSeat int seat, @AtSeat int partner, int stall, int share) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.gold-requested", Arg.seat(seat), Arg.seat(partner), share);
    }
}
