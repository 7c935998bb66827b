package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import java.util.List;

/** Says which add-ons lie under a ship, for all to see. */
public record UnderTurned(@AtSeat int owner, int place, Card ship, List<Card> cards) implements Event {

    @Override
    public Message message() {
        return cards.isEmpty()
                ? Message.of("pa.event.nothing-under", Arg.seat(owner), ship)
                : Message.of("pa.event.under-turned", Arg.seat(owner), ship, cards);
    }
}
