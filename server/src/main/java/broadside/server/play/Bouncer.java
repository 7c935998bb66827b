package broadside.server.play;

import broadside.server.store.FanOut;
import broadside.server.store.News;
import broadside.server.store.Store;
import broadside.server.store.Topic;
import io.quarkus.runtime.Startup;
import jakarta.annotation.PreDestroy;
import jakarta.inject.Singleton;

/** Puts out whoever is banned while connected, whichever node or command of the host the ban came from. */
@Startup
@Singleton
public class Bouncer {
    private final AutoCloseable listening;

    public Bouncer(Store store, PlaySocket socket) {
        listening = store.fanOut().listen(new FanOut.Listener() {
            @Override
            public void heard(News news) {
                if (news.topic() == Topic.BANS) {
                    socket.turnOutBanned();
                }
            }

            @Override
            public void mayHaveMissed() {
                socket.turnOutBanned();
            }
        });
    }

    @PreDestroy
    void close() throws Exception {
        listening.close();
    }
}
