package broadside.engine.match;

/**
 * Counts the votes on one matter; there is one at a time.
 *
 * @param proposer the seat that voted first
 * @param to for an undo: the entry to go back to
 * @param agreed the seats that agree, as bits
 */
public record Ballot(Matter matter, int proposer, int to, int agreed) {

    /** Says whether this vote is about the same thing. */
    boolean same(Matter other, int otherTo) {
        return matter == other && (matter != Matter.UNDO || to == otherTo);
    }

    Ballot with(int seat) {
        return new Ballot(matter, proposer, to, agreed | 1 << seat);
    }

    /** Says whether this seat agreed. */
    public boolean has(int seat) {
        return (agreed >> seat & 1) != 0;
    }
}
