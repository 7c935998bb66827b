package broadside.server.tables;

import broadside.engine.table.Patch;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Sits at a table of a node without a network between, and follows what it is told. */
final class Sailor implements Outlet {
    private static final int PATIENCE_SECONDS = 30;

    private final Node node;
    private final String table;
    private final LinkedBlockingQueue<String> coming = new LinkedBlockingQueue<>();
    final List<String> heard = new ArrayList<>();
    private volatile @Nullable Visitor visitor;
    volatile int closedWith = -1;
    volatile @Nullable Farewell closedFor;
    int last = -1;
    String session = "";

    @Nullable
    Field open;

    @Nullable
    Field end;

    @Nullable
    Tree view;

    Sailor(Node node, String table) {
        this.node = node;
        this.table = table;
    }

    /** Comes in; the seat is the person's own, or that of who watches if there is no person. */
    Sailor enter(@Nullable String person) {
        return enter(person, null, -1);
    }

    Sailor enter(@Nullable String person, @Nullable String session, int last) {
        Entrance entrance = new Entrance(null, false, null, "en", null, session, last);
        return enter(entrance, person == null ? Identity.STRANGER : node.identity(person));
    }

    Sailor enter(Entrance entrance, Identity who) {
        node.tables.at(table, room -> visitor = room.enter(entrance, who, this));
        return this;
    }

    String table() {
        return table;
    }

    void hangUp() {
        node.tables.at(table, room -> room.left(visitor, this));
    }

    @Override
    public void send(String text) {
        text.lines().forEach(coming::add);
    }

    @Override
    public void close(Farewell why) {
        closedWith = why.code();
        closedFor = why;
        coming.add("{\"type\":\"(closed)\"}");
    }

    void say(String json) {
        String text = json.replace('\'', '"');
        node.tables.at(table, room -> room.receive(visitor, text));
    }

    /** Waits for the next message and follows it. */
    Field next() {
        try {
            String text = coming.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            if (text == null) {
                throw new AssertionError(
                        "nothing came; the last was " + (heard.isEmpty() ? "nothing" : heard.get(heard.size() - 1)));
            }
            heard.add(text);
            Field message = Field.root(Json.read(text));
            if (message.has("n")) {
                last = (int) message.need("n").whole();
            }
            switch (message.need("type").text()) {
                case "welcome" -> session = message.need("session").text();
                case "view" -> view = message.need("view").tree();
                case "patch" ->
                    view = Patch.apply(
                            view,
                            message.need("changes").row().stream()
                                    .map(Field::tree)
                                    .toList());
                case "decision" -> open = message.has("decision") ? message : null;
                case "ended" -> end = message;
                default -> {}
            }
            return message;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    Field until(String type) {
        Field message = next();
        while (!message.need("type").text().equals(type)) {
            message = next();
        }
        return message;
    }

    /** Waits until it is asked something or the match is over; false if it is. */
    boolean asked() {
        while (open == null && end == null) {
            next();
        }
        return end == null;
    }

    /** Answers what it is asked, and returns the type of the reply. */
    Field choose(int option) {
        return choose((int) open.need("decision").whole(), option);
    }

    Field choose(int decision, int option) {
        open = null;
        say("{'type':'choose','ref':1,'decision':" + decision + ",'option':" + option + "}");
        return reply();
    }

    Field reply() {
        Field message = next();
        while (!message.has("ref")) {
            message = next();
        }
        return message;
    }

    /** Says whether a message of this type is already there, and takes in everything up to it. */
    boolean isTold(String type) {
        while (!coming.isEmpty()) {
            if (next().need("type").text().equals(type)) {
                return true;
            }
        }
        return false;
    }

    int options() {
        return open.need("options").row().size();
    }

    /** Takes in everything that is already there. */
    void settle() {
        while (!coming.isEmpty()) {
            next();
        }
    }
}
