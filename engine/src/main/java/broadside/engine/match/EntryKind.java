package broadside.engine.match;

import broadside.engine.words.Words;
import org.jspecify.annotations.Nullable;

/** Says what an entry of a match is. The names are stable: records hold them. */
public enum EntryKind {
    /** A seat answered a decision; the data are the parts of the choice. */
    CHOICE,
    /** Time ran out for one decision; the data are the parts of the default that was taken. */
    DEFAULT,
    /** The match went back to where it stood after entry {@code to}; dice are given back only where one person practises. */
    UNDO,
    /** A set of decisions was closed: who had not answered gave the default. */
    WINDOW_CLOSED,
    /** A seat raised its hand, or took it down. */
    HAND_RAISED,
    /** A seat chose the kinds of moments at which it wants to be asked. */
    STOPS_SET,
    /** A seat gave up. */
    RESIGNED,
    /** A person voted on going back, on a draw or on abandoning the match. */
    VOTE,
    /** A captain plays for a person who left. */
    SEAT_TAKEN_OVER,
    /** The person is back. */
    SEAT_RETURNED,
    /** So many minutes have passed; rules that speak of minutes hear it from here. */
    TIME_SIGNAL,
    /** The rules were changed under a running match, which goes on from a snapshot. */
    RULES_CHANGED;

    private final String documentName = Words.slug(name());

    /** Returns the name in records, such as {@code window-closed}. */
    public String documentName() {
        return documentName;
    }

    /** Returns the kind of this name, or null. */
    static @Nullable EntryKind find(String name) {
        for (EntryKind kind : values()) {
            if (kind.documentName.equals(name)) {
                return kind;
            }
        }
        return null;
    }

    /** Says whether an undo leaves it in force: it is a fact of the table, not a move of the game. */
    boolean outlivesUndo() {
        return this == HAND_RAISED || this == STOPS_SET || this == RESIGNED || this == TIME_SIGNAL;
    }
}
