package broadside.engine.table;

import broadside.engine.play.Position;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells one viewer, at a seat or none, what he may know, and only what has changed for him.
 *
 * <p>His messages are numbered, and the last ones are kept, so that a broken connection continues where it stopped.
 */
public final class Viewer<P extends Position> {
    private final Table<P> table;
    private final Perspective<P> perspective;
    private final Clock clock;
    private Protocol<P> protocol;
    private final Backlog kept = new Backlog();
    private Consumer<String> out;

    Viewer(Table<P> table, Perspective<P> perspective, Protocol<P> protocol, Consumer<String> out) {
        this.table = table;
        this.perspective = perspective;
        this.clock = table.clock();
        this.protocol = protocol;
        this.out = out;
    }

    public int seat() {
        return perspective.seat;
    }

    Perspective<P> perspective() {
        return perspective;
    }

    Protocol<P> protocol() {
        return protocol;
    }

    /**
     * Goes on over a new connection behind the message with this number. What was kept is sent again; where that is not
     * enough, everything.
     */
    public void reconnect(int last, Consumer<String> newOut) {
        out = newOut;
        if (!kept.since(last, out)) {
            refresh();
        }
    }

    /** Speaks another language from now on. */
    public void speak(Words words) {
        protocol = table.protocol(words);
    }

    /** Stops sending; what happens meanwhile is kept. */
    public void disconnect() {
        out = message -> {};
    }

    /** Sends everything the viewer may know. */
    void refresh() {
        send(Json.write(
                protocol.hello(perspective.match().header(), perspective.seat).done()));
        tell(perspective.everything(table.closes()));
    }

    /** Sends a reply to a request of this viewer. */
    void reply(Tree.Grow message, @Nullable Tree ref) {
        send(Json.write((ref == null ? message : message.put("ref", ref)).done()));
    }

    P mask() {
        return perspective.mask();
    }

    void presence(int who, boolean here) {
        send(Json.write(protocol.presence(who, here, perspective.match()).done()));
    }

    void tell(List<News<P>> news) {
        for (int i = 0; i < news.size(); i++) {
            send(news.get(i).text(protocol));
        }
    }

    private void send(String message) {
        String numbered = new StringBuilder(message.length() + 40)
                .append("{\"n\":")
                .append(kept.next())
                .append(",\"time\":")
                .append(clock.millis())
                .append(',')
                .append(message, 1, message.length())
                .toString();
        kept.add(numbered);
        out.accept(numbered);
    }
}
