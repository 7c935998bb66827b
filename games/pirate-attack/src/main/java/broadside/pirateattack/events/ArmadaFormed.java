package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.List;

/** Says which ships, by their places in the row, are an armada now. */
public record ArmadaFormed(@AtSeat int seat, @AtSeat int owner, List<Integer> places) implements Event {

    @Override
    public Message message() {
        return seat == owner
                ? Message.of("pa.event.armada-formed-own", Arg.seat(seat), places)
                : Message.of("pa.event.armada-formed", Arg.seat(seat), Arg.seat(owner), places);
    }
}
