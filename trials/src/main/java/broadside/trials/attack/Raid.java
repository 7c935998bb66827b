package broadside.trials.attack;

import broadside.trials.crew.Lobby;
import java.util.List;

/** One way to attack a server, bounded in number and time. */
interface Raid {
    /**
     * Attacks until told to stop.
     *
     * @param complaints gets what must not be, in words
     * @return what was done, in words
     */
    String run(Sea sea, List<String> complaints) throws Exception;

    /**
     * Where an attack takes place.
     *
     * @param until when it ends, by {@link System#nanoTime}
     */
    record Sea(int port, Lobby lobby, long until) {
        boolean goesOn() {
            return System.nanoTime() < until;
        }
    }
}
