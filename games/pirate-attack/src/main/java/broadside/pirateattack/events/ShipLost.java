package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import broadside.pirateattack.WitchDoctor;
import java.util.ArrayList;
import java.util.List;

/** Says that a ship is lost with all that lay under and above it, which goes to the discards face up. */
public record ShipLost(@AtSeat int owner, int place, Card ship, List<Card> under, List<WitchDoctor> curses)
        implements Event {

    @Override
    public Message message() {
        return under.isEmpty() && curses.isEmpty()
                ? Message.of("pa.event.ship-lost", Arg.seat(owner), ship)
                : Message.of("pa.event.ship-lost-with", Arg.seat(owner), ship, both());
    }

    private List<Object> both() {
        List<Object> all = new ArrayList<>(under);
        all.addAll(curses);
        return all;
    }
}
