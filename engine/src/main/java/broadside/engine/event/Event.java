package broadside.engine.event;

import broadside.engine.words.Message;

/**
 * Says that something happened: a die, a card moved, a ship damaged.
 *
 * <p>An event is a record; its components are what documents show, seats marked with {@link AtSeat}, an unknown card as
 * null.
 */
public interface Event {

    /** Says it to people. */
    Message message();

    /**
     * Returns this event as a seat sees it (-1: a spectator).
     *
     * <p>An event that shows something hidden overrides this.
     */
    default Event seenBy(int seat) {
        return this;
    }
}
