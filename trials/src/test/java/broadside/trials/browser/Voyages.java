package broadside.trials.browser;

import broadside.trials.crew.Crew;
import broadside.trials.crew.Lobby;
import broadside.trials.crew.Sailor;
import broadside.trials.ship.Ship;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Makes matches for a page to show. */
final class Voyages {
    private Voyages() {}

    /** Plays a match to its end and returns its id. */
    static String finished(Ship ship) throws Exception {
        CountDownLatch over = new CountDownLatch(2);
        try (Crew crew = new Crew(5)) {
            List<Sailor> sailors = crew.muster(ship.address(), List.of(ship.port()), 2, new Sailor.Watch() {
                @Override
                public void asked(Sailor sailor) {
                    sailor.answer();
                }

                @Override
                public void ended(Sailor sailor) {
                    over.countDown();
                }

                @Override
                public void complaint(Sailor sailor, String says) {
                    throw new IllegalStateException(sailor.seat() + " " + says);
                }
            });
            if (!over.await(60, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the match did not end");
            }
            return sailors.get(0).table();
        }
    }

    /** Starts a match in which nobody does anything, and returns its id. */
    static String waiting(Ship ship) throws Exception {
        Lobby lobby = new Lobby(ship.address());
        String ann = lobby.comeIn("Ann");
        String table = lobby.open(ann, "spanish-main", "Ann", 2);
        lobby.sit(lobby.comeIn("Bob"), table, 1, "Bob");
        return table;
    }
}
