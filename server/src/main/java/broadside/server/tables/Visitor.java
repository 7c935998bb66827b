package broadside.server.tables;

import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.lobby.Pseudonyms;
import org.jspecify.annotations.Nullable;

/** One viewer at a table, over one connection after another: at a seat, or watching. */
public final class Visitor {
    /** So much room is kept for the next message; more is given back. */
    private static final int MOST_READY = 1024;

    final String session;
    private final Admissions admissions;
    private Identity who;
    private int seat;
    /** Whether he knows the invitation, so that he may stay at a private table without a seat. */
    final boolean invited;

    /** Whether he watches with a delay. */
    final boolean late;

    String language;
    int nonsense;
    /** When the connection broke; 0 while there is one. */
    long gone;

    private @Nullable Outlet outlet;
    /** What the table's present task has to say to him: it goes out in one piece, a message a line. */
    private final StringBuilder unsent = new StringBuilder();

    private Pseudonyms names = Pseudonyms.NONE;

    Visitor(
            String session,
            Admissions admissions,
            Identity who,
            int seat,
            boolean invited,
            boolean late,
            String language) {
        this.session = session;
        this.admissions = admissions;
        this.who = who;
        this.seat = seat;
        this.invited = invited;
        this.late = late;
        this.language = language;
    }

    Identity who() {
        return who;
    }

    /** Returns the id of the person; null for strangers and bots. */
    @Nullable
    String person() {
        return who.person();
    }

    /** Returns the seat; -1 for who watches. */
    int seat() {
        return seat;
    }

    boolean sits() {
        return seat >= 0;
    }

    /** Takes the seat away: from now on he watches. */
    void stand() {
        seat = -1;
    }

    boolean isSame(Identity other, int otherSeat) {
        return seat == otherSeat && who.isSame(other);
    }

    boolean isConnected() {
        return outlet != null;
    }

    boolean isOver(Outlet connection) {
        return outlet == connection;
    }

    /** Goes on over a new connection, with what was shown there; an older one is closed. */
    void attach(Identity shown, Outlet fresh) {
        flush();
        Outlet old = outlet;
        who = shown;
        outlet = fresh;
        gone = 0;
        if (old != null) {
            old.close(Farewell.WENT_ON);
        }
    }

    void detach(long now) {
        unsent.setLength(0);
        outlet = null;
        gone = now;
    }

    void send(Tree.Branch message) {
        send(Json.write(message));
    }

    /** Says something to him, as soon as the table's present task is done. */
    void send(String text) {
        if (outlet != null) {
            if (unsent.length() > 0) {
                unsent.append('\n');
            }
            unsent.append(names.shown(text));
        }
    }

    /** Sends what there is to say, unless his token has ended by now: then he is about to be put out. */
    void flush() {
        if (unsent.length() == 0) {
            return;
        }
        String text = unsent.toString();
        unsent.setLength(0);
        if (unsent.capacity() > MOST_READY) {
            unsent.trimToSize();
        }
        Outlet open = outlet;
        if (open != null && admissions.objection(who) == null) {
            open.send(text);
        }
    }

    /** Sets by what names this visitor is shown the match. */
    void call(Pseudonyms shown) {
        names = shown;
    }

    Pseudonyms names() {
        return names;
    }

    void close(Farewell why) {
        flush();
        Outlet open = outlet;
        if (open != null) {
            open.close(why);
        }
    }
}
