package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import broadside.pirateattack.FortuneTeller;

/** Says that a Fortune Teller countered a Witch Doctor; a Vaccine of the other side only protects that side. */
public record FortuneUsed(
        @AtSeat int seat, FortuneTeller card, @AtSeat int owner, int place, Card ship, boolean removed)
        implements Event {

    @Override
    public Message message() {
        return Message.of(
                removed ? "pa.event.fortune-used" : "pa.event.fortune-protects",
                Arg.seat(seat),
                card,
                Arg.seat(owner),
                ship);
    }
}
