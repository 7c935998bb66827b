package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that coins went from one captain to another; nobody is the bank. */
public record CoinsMoved(
        @AtSeat(nobody = true) int from,
        @AtSeat(nobody = true) int to,
        int coins) implements Event {

    @Override
    public Message message() {
        return to < 0
                ? Message.of("harbour.event.paid", Arg.seat(from), coins)
                : from < 0
                        ? Message.of("harbour.event.earned", Arg.seat(to), coins)
                        : Message.of("harbour.event.coins", Arg.seat(from), Arg.seat(to), coins);
    }
}
