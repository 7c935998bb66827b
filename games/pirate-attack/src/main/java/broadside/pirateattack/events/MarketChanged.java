package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that the Market is closed (price 0) or open at a price. */
public record MarketChanged(@AtSeat int seat, int price) implements Event {

    @Override
    public Message message() {
        return price == 0
                ? Message.of("pa.event.market-closed", Arg.seat(seat))
                : Message.of("pa.event.market-opened", Arg.seat(seat), price);
    }
}
