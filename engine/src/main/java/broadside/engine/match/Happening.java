package broadside.engine.match;

import broadside.engine.event.Told;

/**
 * Joins an event with the entry that brought it about.
 *
 * @param seq the entry; 0 for what happened before the first one
 * @param firstDraw the first random draw that the entry could make
 * @param nextDraw the first one after it; equal where it made none
 */
public record Happening(int seq, long time, long firstDraw, long nextDraw, Told told) {

    /** Returns it as a seat sees it (-1: a spectator). */
    public Happening seenBy(int seat) {
        Told seen = told.seenBy(seat);
        return seen == told ? this : new Happening(seq, time, firstDraw, nextDraw, seen);
    }
}
