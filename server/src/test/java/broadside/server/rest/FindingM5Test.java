package broadside.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.StoreAnswers;
import broadside.server.store.DatabaseAddress;
import broadside.server.store.StoreHost;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.nio.file.Path;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.Readiness;
import org.junit.jupiter.api.Test;

/** M5: a store that takes nothing is said to be busy, and nobody should be sent here meanwhile. */
@QuarkusTest
class FindingM5Test {
    @TestHTTPResource("/")
    URI server;

    @ConfigProperty(name = "broadside.data")
    Path data;

    @Inject
    @Readiness
    StoreAnswers answers;

    @Test
    void m5_aStoreThatTakesNothingIsBusyAndNotReady() {
        DatabaseAddress address = StoreHost.sqlite(data);
        Browser nobody = new Browser(server, null);
        StoreHost.silently(
                address, "CREATE TRIGGER full_people BEFORE INSERT ON people BEGIN SELECT RAISE(ABORT, 'full'); END");
        StoreHost.silently(
                address,
                "CREATE TRIGGER full_settings BEFORE INSERT ON settings BEGIN SELECT RAISE(ABORT, 'full'); END");
        try {
            Browser.Answer refused = nobody.send("POST", "/api/people?lang=es", "{\"name\":\"Ann\"}");
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.response().headers().firstValue("Retry-After")).contains("5");
            assertThat(refused.json().get("message").asText()).contains("no puede guardar");
            answers.forget();
            assertThat(nobody.get("/q/health/ready").status()).isEqualTo(503);
        } finally {
            StoreHost.silently(address, "DROP TRIGGER full_people");
            StoreHost.silently(address, "DROP TRIGGER full_settings");
            answers.forget();
        }
        assertThat(nobody.send("POST", "/api/people", "{\"name\":\"Ann\"}").status())
                .isEqualTo(200);
        assertThat(nobody.get("/q/health/ready").status()).isEqualTo(200);
    }
}
