package broadside.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.rest.Browser.Answer;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;

@QuarkusTest
@TestProfile(LimitsTest.WithLimits.class)
class LimitsTest {
    @TestHTTPResource("/")
    URI server;

    /** Switches on what the other tests switch off. */
    public static final class WithLimits implements QuarkusTestProfile {
        @Override
        public Map<String, String> getConfigOverrides() {
            return Map.of("broadside.limits.enabled", "true");
        }
    }

    @Test
    void whoTriesPasswordsAllDayHasToWait() {
        Browser nobody = new Browser(server, null);
        String guess = "{\"login\":\"ann\",\"password\":\"a guess\"}";
        Answer answer = nobody.send("POST", "/api/sessions", guess);
        for (int i = 0; i < 12 && answer.status() == 401; i++) {
            answer = nobody.send("POST", "/api/sessions", guess);
        }

        assertThat(answer.status()).isEqualTo(429);
        assertThat(answer.response().headers().firstValue("Retry-After")).contains("10");
        assertThat(answer.json().get("help").asText()).isEqualTo("Try again in 10 seconds.");
        assertThat(nobody.get("/api/version").status())
                .as("looking is counted apart")
                .isEqualTo(200);
    }
}
