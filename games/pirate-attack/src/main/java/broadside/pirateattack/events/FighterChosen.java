package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says which ship is the first of two that must fight. */
public record FighterChosen(@AtSeat int seat, @AtSeat int owner, int place, Card ship) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.fighter-chosen", Arg.seat(seat), Arg.seat(owner), ship);
    }
}
