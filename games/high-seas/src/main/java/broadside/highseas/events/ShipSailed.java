package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;

/** Says that a ship sailed one segment; bars and contact points are counted from 1, lengths in hundredths of a millimetre, headings in hundredths of a degree. */
public record ShipSailed(String ship, int bar, int contact, int x, int y, int heading, int length) implements Event {
    @Override
    public Message message() {
        return Message.of("hs.event.ship-sailed", ship, length / 100, heading / 100);
    }
}
