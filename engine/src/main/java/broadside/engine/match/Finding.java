package broadside.engine.match;

/**
 * Says what is wrong with a record, and at which line.
 *
 * @param line the number of the line, from 1
 */
public record Finding(int line, Kind kind, String what) {

    /** What sort of thing is wrong. */
    public enum Kind {
        /** The line is no JSON as this program writes it. */
        MALFORMED,
        /** The line does not fit its link in the chain: it was edited, or lines were taken out or put in. */
        CHAIN,
        /** There is no such kind of line or entry. */
        UNKNOWN_KIND,
        /** The header is not possible. */
        HEADER,
        /** The secret is not the one the header commits to. */
        COMMITMENT,
        /** The rules, or the order of things, do not allow this entry. */
        ILLEGAL,
        /** The position is not the one computed from the entries. */
        DIGEST,
        /** The events are not those computed from the entries. */
        EVENTS,
        /** The outcome is not the one computed from the entries. */
        OUTCOME,
        /** Another line was due here. */
        ORDER,
        /** The record stops before its match is over. */
        TRUNCATED,
        /** Some entries were played under other rules and cannot be computed again; no fault of the record. */
        OTHER_RULES
    }

    /** Says whether this is only to be known, not a fault. */
    public boolean isNote() {
        return kind == Kind.OTHER_RULES;
    }

    @Override
    public String toString() {
        return "line " + line + ": " + what;
    }
}
