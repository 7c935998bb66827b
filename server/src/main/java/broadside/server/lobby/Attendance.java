package broadside.server.lobby;

import java.util.Set;

/** Knows who is connected to tables, and brings tables to life. */
public interface Attendance {
    /** Returns the seats whose people are connected to this node. */
    Set<Integer> here(String table);

    /** Returns how many watch from outside at this node. */
    int watching(String table);

    /** Begins to look after a match that has just started. */
    void wake(String table);
}
