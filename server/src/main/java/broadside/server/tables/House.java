package broadside.server.tables;

import broadside.engine.table.Pace;
import broadside.server.lobby.Lobby;
import broadside.server.lobby.Noticeboard;
import broadside.server.store.Store;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ScheduledExecutorService;

/**
 * Is what all tables of a node share.
 *
 * @param pace how fast tables go; its seed is not used
 * @param think how many milliseconds a captain may think
 * @param lease how long the lease of a match holds without being renewed
 * @param awayMillis how long a match waits for somebody who is gone before the others are asked
 * @param limits whether anything is counted
 */
record House(
        String node,
        Store store,
        Noticeboard board,
        Lobby lobby,
        Admissions admissions,
        Crew crew,
        Advisers advisers,
        Bell bell,
        Measures measures,
        Clock time,
        ScheduledExecutorService timer,
        Pace pace,
        int think,
        Duration lease,
        long awayMillis,
        boolean limits) {}
