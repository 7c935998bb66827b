package broadside.server;

import io.quarkus.runtime.configuration.MemorySize;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.util.Optional;

/** Are the settings of the server: flags of the command line, environment variables, or a file of properties. */
@ConfigMapping(prefix = "broadside")
public interface Settings {
    /** Returns the folder of the embedded database. */
    @WithDefault("data")
    Path data();

    /** Returns which database to use. */
    Db db();

    /** Returns how many requests are let in. */
    Limits limits();

    /** Returns after how many days an absent guest who has no seat is forgotten. */
    @WithDefault("90")
    int guestDays();

    /** Returns for how long tables are kept. */
    Keep keep();

    /** Says for how many days tables are kept at which nothing happens; 0: for ever. */
    interface Keep {
        /** Returns how long a table is kept that has not begun. */
        @WithDefault("7")
        int openDays();

        /** Returns after how long a match is abandoned; its record stays. */
        @WithDefault("90")
        int idleDays();

        /** Returns how long a match is kept that is over, with its record. */
        @WithDefault("0")
        int finishedDays();
    }

    /** Says whether everybody may read the metrics, not only whoever is at this machine. */
    @WithDefault("false")
    boolean metricsOpen();

    /** Returns how tables go. */
    Tables tables();

    /** Says how tables go. */
    interface Tables {
        /** Returns how many milliseconds a captain waits before an ordinary choice, so that people can follow. */
        @WithDefault("600")
        int captainPace();

        /** Returns how many milliseconds a captain may think about a choice. */
        @WithDefault("200")
        int think();

        /** Returns how many seconds longer the first decision may take after a restart. */
        @WithDefault("30")
        int grace();

        /** Returns for how many seconds the node that looks after a match holds it without renewing. */
        @WithDefault("15")
        int lease();

        /** Returns after how many seconds without anybody a table is put away until somebody comes. */
        @WithDefault("120")
        int idle();

        /** Returns after how many seconds the others decide about somebody who is gone and asked. */
        @WithDefault("60")
        int away();

        /** Says whether the address where a person is told of his turn may lie inside the host's own network. */
        @WithDefault("false")
        boolean bellInside();

        /** Returns how many threads serve tables; 0: 32. */
        @WithDefault("0")
        int threads();
    }

    /** Says which database to use. */
    interface Db {
        /** Returns the JDBC URL of a PostgreSQL; without one, the embedded database in the data folder is used. */
        Optional<String> url();

        /** Returns the user, where the URL does not name one. */
        Optional<String> user();

        /** Returns the password, where the URL does not hold one. */
        Optional<String> password();

        /** Returns how many connections to keep at most. */
        @WithDefault("10")
        int connections();
    }

    /** Says how many requests are let in. */
    interface Limits {
        /** Says whether anything is counted; a load test from one address switches it off. */
        @WithDefault("true")
        boolean enabled();

        /** Returns the size of the largest request; the platform cuts off at twice that whatever is sent. */
        @WithDefault("128K")
        MemorySize body();

        /** Returns how many connections to tables one address may have open at once. */
        @WithDefault("200")
        int sockets();

        /** Returns how many connections one address may open in a row; two a second come back. */
        @WithDefault("60")
        int handshakes();
    }
}
