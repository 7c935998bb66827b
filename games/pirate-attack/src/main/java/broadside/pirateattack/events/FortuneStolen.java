package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.FortuneTeller;
import org.jspecify.annotations.Nullable;

/** Says that somebody took a Fortune Teller; only these two know which. */
public record FortuneStolen(
        @AtSeat int thief, @AtSeat int victim, @Nullable FortuneTeller card) implements Event {

    @Override
    public Message message() {
        return card == null
                ? Message.of("pa.event.fortune-stolen-hidden", Arg.seat(thief), Arg.seat(victim))
                : Message.of("pa.event.fortune-stolen", Arg.seat(thief), Arg.seat(victim), card);
    }

    @Override
    public Event seenBy(int viewer) {
        return viewer == thief || viewer == victim || card == null ? this : new FortuneStolen(thief, victim, null);
    }
}
