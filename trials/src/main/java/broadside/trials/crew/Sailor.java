package broadside.trials.crew;

import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.json.JsonObject;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Plays one seat over a socket: legal choices at random. It comes back after a broken connection, knows what the server
 * has acknowledged, and complains when a message is lost, repeated or makes no sense.
 *
 * <p>Everything happens on the event loop of its client.
 */
public final class Sailor {
    private static final int COME_BACK_MILLIS = 150;

    /** Hears what happens to a sailor. */
    public interface Watch {
        /** Hears that the server has acknowledged the answer to a decision. */
        default void acknowledged(Sailor sailor, int decision) {}

        /** Hears of a message that shows a change of the table. */
        default void updated(Sailor sailor) {}

        /** Hears that the sailor is asked; who answers calls {@link Sailor#answer}. */
        void asked(Sailor sailor);

        /** Hears that the match is over. */
        default void ended(Sailor sailor) {}

        /** Hears of something that must not be. */
        void complaint(Sailor sailor, String says);
    }

    private final Vertx vertx;
    private final WebSocketClient client;
    private final int port;
    private final String table;
    private final String token;
    private final String seat;
    private final SplittableRandom dice;
    private final Watch watch;
    private final Set<Integer> acknowledged = new HashSet<>();

    private @Nullable WebSocket socket;
    private @Nullable String session;
    private int last;
    private int asked = -1;
    private int options;
    private int sent = -1;
    private boolean over;
    private boolean left;
    private int connections;
    private int resumptions;

    public Sailor(
            Vertx vertx,
            WebSocketClient client,
            int port,
            String table,
            String token,
            String seat,
            SplittableRandom dice,
            Watch watch) {
        this.vertx = vertx;
        this.client = client;
        this.port = port;
        this.table = table;
        this.token = token;
        this.seat = seat;
        this.dice = dice;
        this.watch = watch;
    }

    public String table() {
        return table;
    }

    public String seat() {
        return seat;
    }

    /** Returns how often it came back, and how often the server went on where it had stopped. */
    public String comings() {
        return connections + " connections, " + resumptions + " resumed";
    }

    /** Connects, and again and again if it does not come through. */
    public void board() {
        if (left) {
            return;
        }
        client.connect(port, "localhost", "/play/" + table).onComplete(result -> {
            if (result.failed()) {
                vertx.setTimer(COME_BACK_MILLIS, id -> board());
                return;
            }
            aboard(result.result());
        });
    }

    private void aboard(WebSocket fresh) {
        socket = fresh;
        connections++;
        fresh.textMessageHandler(frame -> frame.lines().forEach(this::read));
        fresh.exceptionHandler(broken -> {
            // the close handler follows
        });
        fresh.closeHandler(gone -> {
            if (socket == fresh) {
                socket = null;
                if (!left && !over) {
                    Short code = fresh.closeStatusCode();
                    if (code != null && code >= 1002 && code != 1006 && code != 1001) {
                        watch.complaint(this, "was sent away: " + code + " " + fresh.closeReason());
                    }
                    vertx.setTimer(COME_BACK_MILLIS, id -> board());
                }
            }
        });
        JsonObject hello = new JsonObject()
                .put("type", "hello")
                .put("token", token)
                .put("seat", seat)
                .put("language", "en");
        if (session != null) {
            hello.put("session", session).put("last", last);
        }
        fresh.writeTextMessage(hello.encode());
    }

    private void read(String text) {
        Glance glance = Glance.at(text);
        number(glance);
        switch (glance.type()) {
            case "welcome" -> welcome(glance);
            case "events", "patch", "waiting" -> watch.updated(this);
            case "decision" -> decision(glance);
            case "done" -> done(glance);
            case "refused" -> refused(glance);
            case "error", "fault" -> watch.complaint(this, glance.type() + ": " + glance.says());
            case "ended" -> {
                over = true;
                asked = -1;
                watch.updated(this);
                watch.ended(this);
            }
            default -> {
                // view, hello, presence, chat and the like: nothing to do
            }
        }
    }

    /** Holds the server to its promise: no numbered message is lost and none comes twice. */
    private void number(Glance glance) {
        if (glance.n() == 0) {
            return;
        }
        if (glance.n() != last + 1) {
            watch.complaint(this, "message " + glance.n() + " (" + glance.type() + ") came behind " + last);
        }
        last = glance.n();
    }

    private void welcome(Glance glance) {
        session = glance.session();
        sent = -1;
        if (!glance.resumed()) {
            last = 0;
            asked = -1;
            return;
        }
        resumptions++;
        if (asked >= 0) {
            // Asked before, and not asked again: what was sent and not acknowledged may have been lost.
            watch.asked(this);
        }
    }

    private void decision(Glance glance) {
        watch.updated(this);
        asked = glance.decision();
        options = glance.options();
        if (asked < 0) {
            return;
        }
        if (acknowledged.contains(asked)) {
            watch.complaint(this, "is asked decision " + asked + " again, which was acknowledged");
        }
        watch.asked(this);
    }

    /** Says whether the sailor is asked something it has not answered. */
    public boolean canAnswer() {
        return asked >= 0 && asked != sent && socket != null;
    }

    /** Answers what it is asked, if it still is. */
    public void answer() {
        WebSocket open = socket;
        if (!canAnswer() || open == null) {
            return;
        }
        sent = asked;
        open.writeTextMessage("{\"type\":\"choose\",\"decision\":" + asked + ",\"option\":"
                + dice.nextInt(Math.max(1, options)) + ",\"ref\":" + asked + "}");
    }

    private void done(Glance glance) {
        if (glance.ref() >= 0) {
            acknowledged.add(glance.ref());
            watch.acknowledged(this, glance.ref());
        }
    }

    private void refused(Glance glance) {
        if (!glance.stale()) {
            watch.complaint(this, "refused: " + glance.says());
        }
        sent = -1;
    }

    /** Breaks the connection and forgets the session, as a page does that is loaded anew. */
    public void comeAnew() {
        session = null;
        WebSocket open = socket;
        if (open != null) {
            open.close();
        }
    }

    /** Leaves for good. */
    public void leave() {
        left = true;
        WebSocket open = socket;
        if (open != null) {
            open.close();
        }
    }
}
