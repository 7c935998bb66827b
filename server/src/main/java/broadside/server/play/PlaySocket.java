package broadside.server.play;

import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Json;
import broadside.server.Settings;
import broadside.server.people.Doorman;
import broadside.server.people.NotAdmitted;
import broadside.server.tables.Entrance;
import broadside.server.tables.Farewell;
import broadside.server.tables.Tables;
import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnError;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.Set;
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
            line.close(Farewell.FOREIGN_PAGE);
        } else if (tables.isStopping()) {
            line.close(Farewell.STOPPING);
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
                line.close(Farewell.CROWDED);
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
        line.speaks(entrance.language());
        try {
            Identity who = Identity.of(entrance, doorman, tables.store(), connection.pathParam("id"));
            line.greeted(who);
            tables.at(connection.pathParam("id"), room -> line.enter(room, entrance, who));
        } catch (NotAdmitted e) {
            line.close(e.why() == NotAdmitted.Why.BANNED ? Farewell.BANNED : Farewell.BAD_TOKEN);
        }
    }

    @OnClose
    public void closed(WebSocketConnection connection) {
        Line line = lines.remove(connection.id());
        if (line != null && line.isGreeted()) {
            tables.at(connection.pathParam("id"), line::left);
        }
    }

    /** Ends the connections of everybody who is banned by now. */
    void turnOutBanned() {
        Set<String> banned = tables.store().bans().subjects();
        for (Line line : lines.values()) {
            Identity who = line.who();
            if (who != null && who.isAmong(banned)) {
                line.close(Farewell.BANNED);
            }
        }
    }

    @OnError
    public void failed(Throwable e, WebSocketConnection connection) {
        LOG.debugf("a connection failed: %s", e.getMessage());
        Line line = lines.get(connection.id());
        if (line != null) {
            line.close(Farewell.NONSENSE);
        }
    }

    /** Returns how many connections are open. */
    public int connections() {
        return lines.size();
    }
}
