package broadside.trials;

import broadside.trials.ship.Ship;
import java.util.Locale;
import org.junit.jupiter.api.Assumptions;

/** Says where trials can be held, and why not elsewhere. */
public final class TrialGround {
    private TrialGround() {}

    /** Skips the test unless the server's jar has been built, as "mvn verify" does before it comes here. */
    public static void needsServer() {
        Assumptions.assumeTrue(
                Ship.jar() != null, "the server's jar is not built (mvn verify builds it), so it is not tried");
    }

    public static void needsPostgres() {
        String system = System.getProperty("os.name") + " " + System.getProperty("os.arch");
        Assumptions.assumeTrue(
                system.toLowerCase(Locale.ROOT).equals("linux amd64"), "no PostgreSQL for tests on " + system);
    }
}
