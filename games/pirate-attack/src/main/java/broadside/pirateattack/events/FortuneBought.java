package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.FortuneTeller;
import org.jspecify.annotations.Nullable;

/** Says that somebody bought and saved a Fortune Teller; only the buyer sees which. */
public record FortuneBought(
        @AtSeat int seat, int price, int share, @Nullable FortuneTeller card) implements Event {

    @Override
    public Message message() {
        return card == null
                ? Message.of("pa.event.fortune-bought-hidden", Arg.seat(seat), price)
                : Message.of("pa.event.fortune-bought", Arg.seat(seat), price, card);
    }

    @Override
    public Event seenBy(int viewer) {
        return viewer == seat || card == null ? this : new FortuneBought(seat, price, share, null);
    }
}
