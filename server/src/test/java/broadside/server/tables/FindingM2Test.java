package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.people.Person;
import com.sun.net.httpserver.HttpServer;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** M2: a receiver that never ends its answer silences nobody else's bell, and none hangs inside the house. */
class FindingM2Test {
    @TempDir
    Path folder;

    private final CountDownLatch over = new CountDownLatch(1);
    private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final LinkedBlockingQueue<String> stuck = new LinkedBlockingQueue<>();
    private HttpServer server;

    @BeforeEach
    void listen() throws Exception {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/good", exchange -> {
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
            heard.add("rung");
        });
        server.createContext("/endless", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            OutputStream body = exchange.getResponseBody();
            body.write('.');
            body.flush();
            stuck.add("begun");
            try {
                over.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        over.countDown();
        server.stop(0);
    }

    @Test
    void m2_aReceiverThatNeverEndsHoldsUpNoOther() throws Exception {
        try (TimeTable table = new TimeTable(folder).open(2, null)) {
            String base = "http://127.0.0.1:" + server.getAddress().getPort();
            var match = table.node.store.matches().find(table.id);
            Bell bell = table.node.tables.bell();
            for (int i = 0; i < 2; i++) {
                Person slow = table.node.guest("Slow");
                table.node.store.people().setWebhook(slow.id(), base + "/endless");
                bell.ring(slow.id(), match, "Slow");
                assertThat(stuck.poll(30, TimeUnit.SECONDS)).isNotNull();
            }
            Person good = table.node.guest("Good");
            table.node.store.people().setWebhook(good.id(), base + "/good");

            bell.ring(good.id(), match, "Good");

            assertThat(heard.poll(30, TimeUnit.SECONDS)).isEqualTo("rung");
            bell.finish();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "127.0.0.1",
                "2130706433",
                "10.1.2.3",
                "172.16.0.1",
                "192.168.1.1",
                "169.254.1.1",
                "100.64.0.1",
                "0.1.2.3",
                "192.0.0.170",
                "198.18.0.1",
                "240.0.0.1",
                "255.255.255.255",
                "224.0.0.1",
                "[::1]",
                "[::]",
                "[fc00::1]",
                "[fe80::1]",
                "[fec0::1]",
                "[ff02::1]",
                "[::ffff:127.0.0.1]",
                "[::127.0.0.1]",
                "[64:ff9b::7f00:1]",
                "[2002:7f00:1::]",
                "[2001::1]",
                "nosuchhost.invalid"
            })
    void m2_theseLieInside(String host) {
        assertThat(Inside.is(host)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"9.9.9.9", "172.15.0.1", "172.32.0.1", "198.20.0.1", "[2620:fe::fe]", "[2002:909:909::1]"})
    void m2_theseLieOutside(String host) {
        assertThat(Inside.is(host)).isFalse();
    }
}
