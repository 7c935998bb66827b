package broadside.engine.harbour.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import java.util.List;

/** Says what everybody bid, in seat order. */
public record BidsOpened(List<Integer> bids) implements Event {

    @Override
    public Message message() {
        return Message.of("harbour.event.bids", bids);
    }
}
