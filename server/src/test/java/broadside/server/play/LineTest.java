package broadside.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.websockets.next.CloseReason;
import io.quarkus.websockets.next.WebSocketConnection;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;

/** Who does not read what he is sent is dropped before it fills our memory. */
class LineTest {
    private static final String LETTER = "x".repeat(100_000);

    private final Deque<UniEmitter<? super Void>> unread = new ArrayDeque<>();
    private CloseReason closed;

    private Line line() {
        WebSocketConnection connection = (WebSocketConnection) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {WebSocketConnection.class}, (self, method, args) -> {
                    if (method.getName().equals("sendText")) {
                        return Uni.createFrom().<Void>emitter(unread::add);
                    }
                    if (method.getName().equals("close")) {
                        closed = (CloseReason) args[0];
                        return Uni.createFrom().voidItem();
                    }
                    throw new UnsupportedOperationException(method.getName());
                });
        return new Line(connection, "table", true);
    }

    @Test
    void whoReadsIsSentEverything() {
        Line line = line();
        for (int i = 0; i < 100; i++) {
            line.send(LETTER);
            unread.remove().complete(null);
        }
        assertThat(line.isClosed()).isFalse();
    }

    @Test
    void whoDoesNotReadIsDropped() {
        Line line = line();
        for (int i = 0; i < 100; i++) {
            line.send(LETTER);
        }
        assertThat(line.isClosed()).isTrue();
        assertThat(closed.getCode()).isEqualTo(1008);
        assertThat(unread).hasSizeLessThan(25);
    }

    @Test
    void whoDoesNotSlowDownIsDropped() {
        Line line = line();
        int taken = 0;
        for (int i = 0; i < 1_000; i++) {
            taken += line.mayTalk() ? 1 : 0;
        }
        assertThat(taken).isLessThan(800);
        assertThat(line.isClosed()).isTrue();
    }
}
