package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People who are not here are told of their turn; whether anybody listens is nothing to the match. */
class BellTest {
    @TempDir
    Path folder;

    private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final CountDownLatch hangs = new CountDownLatch(1);
    private HttpServer listener;
    private volatile boolean answers = true;

    @BeforeEach
    void listen() throws Exception {
        listener = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        listener.createContext("/turn", exchange -> {
            heard.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            if (!answers) {
                try {
                    hangs.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        listener.start();
    }

    @AfterEach
    void stop() {
        hangs.countDown();
        listener.stop(0);
    }

    private String url() {
        return "http://127.0.0.1:" + listener.getAddress().getPort() + "/turn";
    }

    /** Goes away with everybody but who is asked, who then answers until it is another's turn. */
    private String next(TimeTable table) {
        int asked = table.asked();
        int other = 1 - asked;
        table.node.store.people().setWebhook(table.people.get(other).id(), url());
        table.sailors.get(other).hangUp();
        table.node.settle(table.id);
        while (table.asked() == asked) {
            table.answer();
        }
        return table.people.get(other).name();
    }

    @Test
    void whoIsGoneIsTold() throws Exception {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            String name = next(table);
            String told = heard.poll(30, TimeUnit.SECONDS);
            assertThat(told).contains(table.id, "\"" + name + "\"", "spanish-main");
        }
    }

    @Test
    void aListenerThatHangsHoldsNobodyUp() throws Exception {
        answers = false;
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            next(table);
            assertThat(heard.poll(30, TimeUnit.SECONDS)).isNotNull();
            table.come();
            table.answer();
        }
    }

    @Test
    void notInsideTheHostsNetworkUnlessHeAllowsIt() throws Exception {
        Node.Quick outsideOnly = new Node.Quick() {
            @Override
            public boolean bellInside() {
                return false;
            }
        };
        try (TimeTable table = new TimeTable(folder, outsideOnly).open(2, null)) {
            next(table);
            table.node.tables.bell().finish();
            assertThat(heard).isEmpty();
        }
        for (String host : new String[] {"127.0.0.1", "localhost", "10.1.2.3", "192.168.1.1", "[::1]", "169.254.1.1"}) {
            assertThat(Inside.is(host)).as(host).isTrue();
        }
        assertThat(Inside.is("9.9.9.9")).isFalse();
    }
}
