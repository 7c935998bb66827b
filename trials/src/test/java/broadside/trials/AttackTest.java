package broadside.trials;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.trials.attack.Attack;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Attacks a server for a few seconds in every way that once hurt it; how long choices take is looked at elsewhere. */
class AttackTest {
    @ParameterizedTest
    @ValueSource(strings = {"C1", "H1", "H3", "H4", "H5", "H7"})
    void theServerHolds(String finding) throws Exception {
        TrialGround.needsServer();
        Assumptions.assumeTrue(
                System.getProperty("os.name").equals("Linux"), "only Linux has all of 127.0.0.0/8 to attack from");
        Map<String, String> flags = new HashMap<>(Attack.defaults());
        flags.putAll(Map.of("finding", finding, "seconds", "5", "most", "0", "warm", "1"));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        boolean good = new Attack(
                        new Words(new String[0], 0, flags), new PrintStream(said, true, StandardCharsets.UTF_8))
                .run();
        assertThat(good).as(said.toString(StandardCharsets.UTF_8)).isTrue();
    }
}
