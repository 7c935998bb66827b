package broadside.server.play;

import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Json;
import broadside.server.Settings;
import broadside.server.limits.Doorstep;
import broadside.server.people.Doorman;
import broadside.server.people.NotAdmitted;
import broadside.server.tables.Entrance;
import broadside.server.tables.Farewell;
import broadside.server.tables.Identity;
import broadside.server.tables.Tables;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.websockets.next.OnClose;
import io.quarkus.websockets.next.OnError;
import io.quarkus.websockets.next.OnOpen;
import io.quarkus.websockets.next.OnPongMessage;
import io.quarkus.websockets.next.OnTextMessage;
import io.quarkus.websockets.next.WebSocket;
import io.quarkus.websockets.next.WebSocketConnection;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.core.buffer.Buffer;
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
    private final Doorstep doorstep;
    private final boolean limits;
    private final Map<String, Line> lines = new ConcurrentHashMap<>();

    public PlaySocket(Tables tables, Doorman doorman, Doorstep doorstep, Settings settings) {
        this.tables = tables;
        this.doorman = doorman;
        this.doorstep = doorstep;
        this.limits = settings.limits().enabled();
    }

    @OnOpen
    public void open(WebSocketConnection connection) {
        Line line = new Line(connection, connection.pathParam("id"), limits);
        lines.put(connection.id(), line);
        boolean room = doorstep.comes(connection.userData());
        if (!room) {
            line.close(Farewell.TOO_MANY);
        } else if (!Origin.isOurs(connection.handshakeRequest())) {
            line.close(Farewell.FOREIGN_PAGE);
        } else if (tables.isStopping()) {
            line.close(Farewell.STOPPING);
        } else {
            tables.closeUnlessGreeted(line, line::isGreeted);
        }
    }

    /** Only hands on what came, so it needs no thread of its own; letting somebody in asks the store and does. */
    @OnTextMessage
    @NonBlocking
    public void receive(String text, WebSocketConnection connection) {
        Line line = lines.get(connection.id());
        if (line == null || line.isClosed()) {
            return;
        }
        line.heard();
        if (text.length() > LONGEST) {
            line.nonsense("the message is too long");
            return;
        }
        if (!line.mayTalk()) {
            return;
        }
        switch (line.turn(text)) {
            case GREETS ->
                Infrastructure.getDefaultWorkerPool().execute(() -> {
                    greet(connection, line, text);
                    line.letIn(early -> pass(line, early));
                });
            case PLAYS -> pass(line, text);
            case CROWDS -> line.close(Farewell.TOO_FAST);
            case WAITS -> {}
        }
    }

    private void pass(Line line, String text) {
        boolean taken = tables.at(line.table(), room -> line.pass(room, text));
        if (!taken) {
            line.close(Farewell.CROWDED);
        }
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
        String table = connection.pathParam("id");
        if (!tables.has(table)) {
            line.close(Farewell.NO_TABLE);
            return;
        }
        try {
            Identity who = Identity.of(entrance, doorman, tables.store(), table);
            line.greeted();
            tables.at(table, room -> line.enter(room, entrance, who));
        } catch (NotAdmitted e) {
            line.close(e.why() == NotAdmitted.Why.BANNED ? Farewell.BANNED : Farewell.BAD_TOKEN);
        }
    }

    @OnPongMessage
    public void answersOurPing(Buffer payload, WebSocketConnection connection) {
        Line line = lines.get(connection.id());
        if (line != null) {
            line.heard();
        }
    }

    @OnClose
    public void closed(WebSocketConnection connection) {
        doorstep.goes(connection.userData());
        gone(connection.id(), connection.pathParam("id"));
    }

    private void gone(String connection, String table) {
        Line line = lines.remove(connection);
        if (line != null && line.isGreeted()) {
            tables.leave(table, line::left);
        }
    }

    /** Lets go whoever has not even answered our pings: his network is gone, and nobody will tell us. */
    @Scheduled(every = "10s")
    void letTheSilentGo() {
        letTheSilentGo(System.nanoTime());
    }

    void letTheSilentGo(long now) {
        lines.forEach((id, line) -> {
            if (line.isSilent(now)) {
                line.close(Farewell.SILENT);
                gone(id, line.table());
            }
        });
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
