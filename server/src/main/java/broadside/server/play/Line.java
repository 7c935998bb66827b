package broadside.server.play;

import broadside.engine.table.Protocol;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.limits.Allowance;
import broadside.server.tables.Entrance;
import broadside.server.tables.Farewell;
import broadside.server.tables.Identity;
import broadside.server.tables.Outlet;
import broadside.server.tables.Room;
import broadside.server.tables.Visitor;
import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.WebSocketConnection;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Is one open connection: what it may still send, and what it has yet to read. */
final class Line implements Outlet {
    /** Who has so much unread is dropped: he can come back and go on, and our memory is everybody's. */
    private static final int MOST_UNREAD = 2 * 1024 * 1024;

    private static final int MOST_NONSENSE = 10;
    private static final int MOST_HASTE = 200;
    private static final int MOST_EARLY = 16;
    private static final int BURST = 60;
    private static final double PER_SECOND = 20;

    private static final long SILENCE_NANOS = 60_000_000_000L;

    private final WebSocketConnection connection;
    private final String table;
    private final @Nullable Allowance allowance;
    private final AtomicInteger unread = new AtomicInteger();
    private final AtomicBoolean closed = new AtomicBoolean();
    private int nonsense;
    private int haste;
    private volatile long lastHeard = System.nanoTime();
    private volatile boolean greeted;
    /** What came while he was being let in; guards the two below as well. */
    private final List<String> early = new ArrayList<>();

    private boolean entering;
    private boolean letIn;
    private @Nullable Visitor visitor;
    private volatile @Nullable String language;

    Line(WebSocketConnection connection, String table, boolean limits) {
        this.connection = connection;
        this.table = table;
        this.allowance = limits ? new Allowance(BURST, PER_SECOND) : null;
    }

    String table() {
        return table;
    }

    /** Notes that something came over it, be it an answer to a ping. */
    void heard() {
        lastHeard = System.nanoTime();
    }

    boolean isSilent(long now) {
        return now - lastHeard > SILENCE_NANOS;
    }

    boolean isGreeted() {
        return greeted;
    }

    /** What is to be done with a message: who comes in is let in first, and what he says meanwhile waits its turn. */
    enum Turn {
        GREETS,
        WAITS,
        PLAYS,
        CROWDS
    }

    Turn turn(String text) {
        synchronized (early) {
            if (letIn) {
                return Turn.PLAYS;
            }
            if (!entering) {
                entering = true;
                return Turn.GREETS;
            }
            if (early.size() >= MOST_EARLY) {
                return Turn.CROWDS;
            }
            early.add(text);
            return Turn.WAITS;
        }
    }

    /** Goes on after a greeting: with what came meanwhile, or with the next greeting if this one was none. */
    void letIn(Consumer<String> pass) {
        synchronized (early) {
            letIn = greeted;
            entering = false;
            if (letIn) {
                early.forEach(pass);
            }
            early.clear();
        }
    }

    /** Notes the language of the first message, so that even a refusal is understood. */
    void speaks(@Nullable String spoken) {
        language = spoken;
    }

    void greeted() {
        greeted = true;
    }

    boolean isClosed() {
        return closed.get();
    }

    /** Counts a message; who does not slow down is dropped. */
    boolean mayTalk() {
        if (allowance == null || allowance.take("")) {
            return true;
        }
        if (++haste == 1) {
            send(Json.write(error("you send too fast; 20 messages a second are enough")));
        } else if (haste > MOST_HASTE) {
            close(Farewell.TOO_FAST);
        }
        return false;
    }

    void nonsense(String complaint) {
        send(Json.write(error(complaint)));
        if (++nonsense >= MOST_NONSENSE) {
            close(Farewell.NONSENSE);
        }
    }

    private static Tree error(String complaint) {
        return Tree.branch()
                .put("type", "error")
                .put("says", Protocol.shortened(complaint))
                .done();
    }

    // --- on the table's thread

    void enter(Room room, Entrance entrance, Identity who) {
        visitor = room.enter(entrance, who, this);
        if (closed.get()) {
            left(room);
        }
    }

    void pass(Room room, String text) {
        Visitor known = visitor;
        if (known != null && !closed.get()) {
            room.receive(known, text);
        }
    }

    void left(Room room) {
        closed.set(true);
        Visitor known = visitor;
        if (known != null) {
            room.left(known, this);
        }
    }

    // --- sending

    @Override
    public void send(String text) {
        if (closed.get()) {
            return;
        }
        int length = text.length();
        if (unread.addAndGet(length) > MOST_UNREAD) {
            close(Farewell.TOO_SLOW);
            return;
        }
        connection.sendText(text).subscribe().with(sent -> unread.addAndGet(-length), gone -> closed.set(true));
    }

    @Override
    public void close(Farewell why) {
        if (closed.compareAndSet(false, true)) {
            connection
                    .close(new CloseReason(why.code(), why.says(language)))
                    .subscribe()
                    .with(done -> {}, gone -> {});
        }
    }
}
