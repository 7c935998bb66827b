package broadside.highseas.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says that a player sees facedown cargo: coins by their gold, crew by name; nobody else is told what it is. */
public record CargoSeen(
        @AtSeat int seat, String place, @Nullable List<String> items) implements Event {
    @Override
    public Message message() {
        return items == null
                ? Message.of("hs.event.cargo-seen-hidden", Arg.seat(seat), place)
                : Message.of("hs.event.cargo-seen", Arg.seat(seat), place, items);
    }

    @Override
    public Event seenBy(int viewer) {
        return viewer == seat || items == null ? this : new CargoSeen(seat, place, null);
    }
}
