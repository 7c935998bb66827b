package broadside.highseas.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that a player placed an island. */
public record IslandPlaced(@AtSeat int seat, String island, int x, int y, int heading) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.island-placed", Arg.seat(seat), island);
    }
}
