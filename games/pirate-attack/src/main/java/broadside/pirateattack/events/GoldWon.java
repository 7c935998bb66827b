package broadside.pirateattack.events;

import broadside.engine.event.AtSeat;
import broadside.engine.event.Event;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Says that somebody won Gold Cards in a battle, and what they are worth. */
public record GoldWon(@AtSeat int seat, int cards, int gold) implements Event {

    @Override
    public Message message() {
        return Message.of("pa.event.gold-won", Arg.seat(seat), cards, gold);
    }
}
