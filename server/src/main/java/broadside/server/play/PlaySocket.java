package broadside.server.play;

import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Json;
import broadside.server.Settings;
import broadside.server.people.Doorman;
import broadside.server.people.NotAdmitted;
import broadside.server.tables.CloseCode;
import broadside.server.tables.Entrance;
import broadside.server.tables.Tables;
import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnError;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;

/** Is the door to a table: who connects says who he is first, and then plays or watches. */
@WebSocket(path = "/play/{id}")
@Singleton
public class PlaySocket {
    private static final Logger LOG = Logger.getLogger(PlaySocket.class);
    private static final int LONGEST = 16_384;

    private final Tables tables;
    private final Doorman doorman;
    private final boolean limits;
    private final Map<String, Line> lines = new ConcurrentHashMap<>();

    public PlaySocket(Tables tables, Doorman doorman, Settings settings) {
        this.tables = tables;
        this.doorman = doorman;
        this.limits = settings.limits().enabled();
    }

    @OnOpen
    public void open(WebSocketConnection connection) {
        Line line = new Line(connection, limits);
        lines.put(connection.id(), line);
        if (!Origin.isOurs(connection.handshakeRequest())) {
            line.close(CloseCode.POLICY, "Only pages of this server may connect.");
        } else if (tables.isStopping()) {
            line.close(CloseCode.GOING_AWAY, "The server stops. Come back in a moment.");
        } else {
            tables.closeUnlessGreeted(line, line::isGreeted);
        }
    }

    @OnTextMessage
    public void receive(String text, WebSocketConnection connection) {
        Line line = lines.get(connection.id());
        if (line == null || line.isClosed()) {
            return;
        }
        if (text.length() > LONGEST) {
            line.nonsense("the message is too long");
            return;
        }
        if (!line.mayTalk()) {
            return;
        }
        if (line.isGreeted()) {
            boolean taken = tables.at(connection.pathParam("id"), room -> line.pass(room, text));
            if (!taken) {
                line.close(CloseCode.POLICY, "Too much is waiting at this table. Come back in a moment.");
            }
            return;
        }
        greet(connection, line, text);
    }

    private void greet(WebSocketConnection connection, Line line, String text) {
        Entrance entrance;
        try {
            entrance = Entrance.read(Json.read(text));
        } catch (BadDocument e) {
            line.nonsense(String.valueOf(e.getMessage()));
            return;
        }
        try {
            Identity who = Identity.of(entrance, doorman, tables.store(), connection.pathParam("id"));
            line.greeted();
            tables.at(connection.pathParam("id"), room -> line.enter(room, entrance, who));
        } catch (NotAdmitted e) {
            line.close(CloseCode.POLICY, "Your token is not, or no longer, good. Come in again.");
        }
    }

    @OnClose
    public void closed(WebSocketConnection connection) {
        Line line = lines.remove(connection.id());
        if (line != null && line.isGreeted()) {
            tables.at(connection.pathParam("id"), line::left);
        }
    }

    @OnError
    public void failed(Throwable e, WebSocketConnection connection) {
        LOG.debugf("a connection failed: %s", e.getMessage());
        Line line = lines.get(connection.id());
        if (line != null) {
            line.close(CloseCode.POLICY, "This could not be understood.");
        }
    }

    /** Returns how many connections are open. */
    public int connections() {
        return lines.size();
    }
}
