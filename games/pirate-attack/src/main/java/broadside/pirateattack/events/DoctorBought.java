package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.WitchDoctor;
import org.jspecify.annotations.Nullable;

/** Says that somebody bought a Witch Doctor; only the buyer sees which. */
public record DoctorBought(
        @AtSeat int seat, int price, int share, @Nullable WitchDoctor card) implements Event {

    @Override
    public Message message() {
        return card == null
                ? Message.of("pa.event.doctor-bought-hidden", Arg.seat(seat), price)
                : Message.of("pa.event.doctor-bought", Arg.seat(seat), price, card);
    }

    @Override
    public Event seenBy(int viewer) {
        return viewer == seat || card == null ? this : new DoctorBought(seat, price, share, null);
    }
}
