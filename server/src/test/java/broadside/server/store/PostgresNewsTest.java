package broadside.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.junit.jupiter.api.Test;

class PostgresNewsTest extends NewsContract {
    @Override
    DatabaseAddress address(Path emptyFolder) throws Exception {
        return StoreHost.postgres();
    }

    @Test
    void anotherNodeHearsToo() throws Exception {
        try (Store other = Store.open(address, Clock.systemUTC())) {
            BlockingQueue<News> heard = listenTo(other);

            String match = openMatch();

            assertThat(next(heard)).isEqualTo(new News(Topic.TABLE, match, 0));
        }
    }

    @Test
    void whoLostTheConnectionReadsAgainAndListensAgain() throws Exception {
        String match = openMatch();
        BlockingQueue<News> heard = listenTo(store);

        try (Connection connection = DriverManager.getConnection(address.url());
                Statement statement = connection.createStatement()) {
            statement.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name ="
                    + " 'broadside news' AND datname = current_database()");
        }

        News news = next(heard);
        while (!MISSED.equals(news)) {
            news = next(heard);
        }
        assertThat(next(heard)).as("told again when listening again").isEqualTo(MISSED);
        store.records().append(match, 1, List.of("a"));
        assertThat(next(heard)).isEqualTo(new News(Topic.LINES, match, 1));
    }
}
