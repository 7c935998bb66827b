package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;

/** Says how a Sea Creature fared against a ship. */
public record CreatureAttacked(
        @AtSeat int seat, Card creature, int level, @AtSeat int owner, int place, Card ship, int strength, boolean sunk)
        implements Event {

    @Override
    public Message message() {
        return Message.of(
                sunk ? "pa.event.creature-sank" : "pa.event.creature-failed",
                Arg.seat(seat),
                creature,
                Arg.seat(owner),
                ship,
                strength);
    }
}
