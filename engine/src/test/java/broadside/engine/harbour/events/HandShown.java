package broadside.engine.harbour.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.harbour.Card;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says that a commander sees the hand of the captain he commands. */
public record HandShown(
        @AtSeat int captain,
        @AtSeat int commander,
        @Nullable List<Card> cards,
        int eyes) implements Event {

    @Override
    public Message message() {
        return cards == null
                ? Message.of("harbour.event.hand-seen", Arg.seat(captain), Arg.seat(commander))
                : Message.of("harbour.event.hand-shown", Arg.seat(captain), Arg.seat(commander), cards);
    }

    @Override
    public Event seenBy(int viewer) {
        return Eyes.open(eyes, viewer) ? this : new HandShown(captain, commander, null, eyes);
    }
}
