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
 * @param limits whether anything is counted
 */
record House(
        String node,
        Store store,
        Noticeboard board,
        Lobby lobby,
        Crew crew,
        Clock time,
        ScheduledExecutorService timer,
        Pace pace,
        int think,
        Duration lease,
        boolean limits) {}
