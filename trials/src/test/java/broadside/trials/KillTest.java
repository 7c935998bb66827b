package broadside.trials;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.trials.kill.KillSoak;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Holds a killed server to what it acknowledged: a few kills in each build, hundreds under "soak". */
class KillTest {
    @Test
    void anEmbeddedStoreLosesNothing() throws Exception {
        TrialGround.needsServer();
        hold(few(Map.of("store", "sqlite")));
    }

    @Test
    void twoNodesOnOnePostgresLoseNothing() throws Exception {
        TrialGround.needsServer();
        TrialGround.needsPostgres();
        hold(few(Map.of("store", "postgres", "nodes", "2")));
    }

    @Tag("soak")
    @Test
    void anEmbeddedStoreLosesNothingInManyKills() throws Exception {
        TrialGround.needsServer();
        hold(new HashMap<>());
    }

    @Tag("soak")
    @Test
    void aPostgresLosesNothingInManyKills() throws Exception {
        TrialGround.needsServer();
        TrialGround.needsPostgres();
        hold(new HashMap<>(Map.of("store", "postgres")));
    }

    private static Map<String, String> few(Map<String, String> flags) {
        Map<String, String> all =
                new HashMap<>(Map.of("games", "6", "kills", "3", "least", "500", "most", "1500", "think", "100"));
        all.putAll(flags);
        return all;
    }

    private static void hold(Map<String, String> flags) throws Exception {
        Map<String, String> all = new HashMap<>(KillSoak.defaults());
        all.putAll(flags);
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        boolean good = new KillSoak(
                        new Words(new String[0], 0, all), new PrintStream(said, true, StandardCharsets.UTF_8))
                .run();
        assertThat(good).as(said.toString(StandardCharsets.UTF_8)).isTrue();
    }
}
