package broadside.server.tables;

import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import org.jspecify.annotations.Nullable;

/** Is one viewer at a table, over one connection after another: at a seat, or watching. */
public final class Visitor {
    final String session;
    /** The id of the person; null for strangers and bots. */
    final @Nullable String person;
    /** The seat; -1 for who watches. */
    final int seat;

    String language;
    int nonsense;
    /** When the connection broke; 0 while there is one. */
    long gone;

    private @Nullable Outlet outlet;
    /** Where the match is told, which for who watches may be some time later than all else. */
    private @Nullable Outlet stream;

    Visitor(String session, @Nullable String person, int seat, String language) {
        this.session = session;
        this.person = person;
        this.seat = seat;
        this.language = language;
    }

    boolean isSame(@Nullable String otherPerson, int otherSeat) {
        return seat == otherSeat && (person == null ? otherPerson == null : person.equals(otherPerson));
    }

    boolean isConnected() {
        return outlet != null;
    }

    boolean isOver(Outlet connection) {
        return outlet == connection;
    }

    /** Goes on over a new connection; an older one is closed. */
    void attach(Outlet fresh) {
        attach(fresh, fresh);
    }

    /**
     * Goes on over a new connection.
     *
     * @param match passes on what happens in the match, now or later
     */
    void attach(Outlet fresh, Outlet match) {
        Outlet old = outlet;
        outlet = fresh;
        stream = match;
        gone = 0;
        if (old != null) {
            old.close(Farewell.WENT_ON);
        }
    }

    void detach(long now) {
        outlet = null;
        stream = null;
        gone = now;
    }

    void send(Tree.Branch message) {
        send(Json.write(message));
    }

    void send(String text) {
        Outlet open = outlet;
        if (open != null) {
            open.send(text);
        }
    }

    /** Tells what happens in the match. */
    void tell(String message) {
        Outlet open = stream;
        if (open != null) {
            open.send(message);
        }
    }

    void close(Farewell why) {
        Outlet open = outlet;
        if (open != null) {
            open.close(why);
        }
    }
}
