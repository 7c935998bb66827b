package broadside.engine.match;

import broadside.engine.document.Codec;
import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Holds the events that no rulebook knows: what people at a table do beside playing. */
public final class TableEvents {
    /** Writes and reads them; every game's own records go beside them. */
    public static final Codec CODEC = Codec.of(
            TookBack.class,
            SeatResigned.class,
            SeatTakenOver.class,
            SeatReturned.class,
            VoteCast.class,
            TimeRanOut.class,
            MinutesPassed.class,
            RulesChanged.class);

    private TableEvents() {}

    /** A seat took back choices, freely or because all people agreed. */
    public record TookBack(@AtSeat int seat, boolean consent) implements Event {
        @Override
        public Message message() {
            return Message.of(consent ? "engine.went-back" : "engine.took-back", Arg.seat(seat));
        }
    }

    /** A seat gave up. */
    public record SeatResigned(@AtSeat int seat) implements Event {
        @Override
        public Message message() {
            return Message.of("engine.resigned", Arg.seat(seat));
        }
    }

    /** A captain plays for somebody who left. */
    public record SeatTakenOver(@AtSeat int seat, String level) implements Event {
        @Override
        public Message message() {
            return Message.of("engine.taken-over", Arg.seat(seat), level);
        }
    }

    /** A person came back. */
    public record SeatReturned(@AtSeat int seat) implements Event {
        @Override
        public Message message() {
            return Message.of("engine.returned", Arg.seat(seat));
        }
    }

    /** A person voted; whoever votes first proposes. */
    public record VoteCast(@AtSeat int seat, String about, boolean yes, boolean proposes) implements Event {
        @Override
        public Message message() {
            return Message.of("engine.vote." + about + (proposes ? ".asks" : yes ? ".yes" : ".no"), Arg.seat(seat));
        }
    }

    /** A seat did not decide in time. */
    public record TimeRanOut(@AtSeat int seat) implements Event {
        @Override
        public Message message() {
            return Message.of("engine.time-ran-out", Arg.seat(seat));
        }
    }

    /** So much time has passed since the start. */
    public record MinutesPassed(int minutes) implements Event {
        @Override
        public Message message() {
            return Message.of("engine.minutes", minutes);
        }
    }

    /** The rules changed while the match was running. */
    public record RulesChanged(int from, int to) implements Event {
        @Override
        public Message message() {
            return Message.of("engine.rules-changed", from, to);
        }
    }
}
