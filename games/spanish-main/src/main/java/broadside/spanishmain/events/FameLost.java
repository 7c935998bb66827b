package broadside.spanishmain.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.spanishmain.Adventure;
import broadside.spanishmain.Ship;
import java.util.List;

/** Says that a ship lost fame; these cards went face up to the discard, counters just vanish. */
public record FameLost(Ship ship, int amount, List<Adventure> cards) implements Event {
    @Override
    public Message message() {
        return Message.of("sm.event.fame-lost", ship, amount, cards);
    }
}
