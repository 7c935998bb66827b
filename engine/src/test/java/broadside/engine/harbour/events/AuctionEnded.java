package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says who won an auction, if anybody. */
public record AuctionEnded(@AtSeat(nobody = true) int winner) implements Event {

    @Override
    public Message message() {
        return winner < 0 ? Message.of("harbour.event.no-sale") : Message.of("harbour.event.sold", Arg.seat(winner));
    }
}
