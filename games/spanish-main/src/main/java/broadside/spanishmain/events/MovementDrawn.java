package broadside.spanishmain.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.spanishmain.Movement;
import org.jspecify.annotations.Nullable;

/** Says that a player drew a movement card to the hand; only that player sees which. */
public record MovementDrawn(@AtSeat int seat, @Nullable Movement movement) implements Event {
    @Override
    public Message message() {
        return movement == null
                ? Message.of("sm.event.movement-drawn-hidden", Arg.seat(seat))
                : Message.of("sm.event.movement-drawn", Arg.seat(seat), movement);
    }

    @Override
    public Event seenBy(int viewer) {
        return viewer == seat ? this : new MovementDrawn(seat, null);
    }
}
