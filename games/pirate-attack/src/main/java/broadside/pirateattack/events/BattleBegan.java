package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import java.util.List;

/** Says which ships, by their places in the rows, fight. */
public record BattleBegan(
        @AtSeat int attacker, List<Integer> ships, @AtSeat int target, List<Integer> against) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.battle-began", Arg.seat(attacker), ships, Arg.seat(target), against);
    }
}
