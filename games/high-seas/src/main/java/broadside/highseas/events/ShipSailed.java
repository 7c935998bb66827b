package broadside.highseas.events;

import broadside.engine.event.Event;
import broadside.engine.words.Message;
import broadside.highseas.geometry.Compass;

/**
 * Says that a ship sailed one segment.
 *
 * @param bar counted from 1, as the contact point is
 * @param heading in hundredths of a degree
 * @param length in hundredths of a millimetre
 * @param measure how much that is: S, L, or part of one
 * @param aside the enemy or island that she touches with her side alone, which is neither a ram nor a docking; or empty
 * @param island whether that is an island
 */
public record ShipSailed(
        String ship,
        int bar,
        int contact,
        int x,
        int y,
        int heading,
        int length,
        String measure,
        String aside,
        boolean island)
        implements Event {
    @Override
    public Message message() {
        String point = Compass.nearest(heading);
        if (aside.isEmpty()) {
            return Message.of("hs.event.ship-sailed", ship, measure, point);
        }
        String key = island ? "hs.event.ship-sailed-ashore" : "hs.event.ship-sailed-aside";
        return Message.of(key, ship, measure, point, aside);
    }
}
