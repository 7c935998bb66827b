package broadside.server.rest;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.rest.Browser.Answer;
import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
class RestTest {
    @TestHTTPResource("/")
    URI server;

    private Browser nobody;

    @BeforeEach
    void open() {
        nobody = new Browser(server, null);
    }

    private Browser guest(String name) {
        Answer answer = nobody.send("POST", "/api/people", "{\"name\":\"" + name + "\"}");
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return nobody.as(answer.json().get("token").asText());
    }

    // --- pages

    @Test
    void thePageBringsItsBundle() {
        Answer page = nobody.get("/");

        assertThat(page.status()).isEqualTo(200);
        assertThat(page.body()).contains("<title>Broadside</title>").contains("/static/bundle/");
        assertThat(page.response().headers().firstValue("Cache-Control")).contains("no-cache");
        String bundle = page.body().replaceAll("(?s).*src=\"([^\"]+\\.js)\".*", "$1");
        assertThat(nobody.get(bundle).status()).isEqualTo(200);
    }

    @Test
    void everyAnswerCarriesTheSecurityHeaders() {
        for (String path : new String[] {"/", "/api/version", "/api/nothing", "/api/me"}) {
            var headers = nobody.get(path).response().headers();
            assertThat(headers.firstValue("Content-Security-Policy")).as(path).isPresent();
            assertThat(headers.firstValue("X-Content-Type-Options")).as(path).contains("nosniff");
            assertThat(headers.firstValue("X-Frame-Options")).as(path).contains("DENY");
            assertThat(headers.firstValue("Referrer-Policy")).as(path).contains("no-referrer");
        }
        assertThat(nobody.get("/api/version").response().headers().firstValue("Cache-Control"))
                .contains("no-store");
    }

    @Test
    void pagesOfTheClientCanBeReloaded() {
        Answer page = nobody.get("/table/xyz", "Accept", "text/html,*/*;q=0.8");

        assertThat(page.status()).isEqualTo(200);
        assertThat(page.body()).contains("<title>Broadside</title>");
        assertThat(nobody.get("/static/bundle/none.js", "Accept", "text/html").status())
                .isEqualTo(404);
        assertThat(nobody.get("/table/xyz", "Accept", "application/json").status())
                .isEqualTo(404);
    }

    // --- what the server says of itself

    @Test
    void versionAndGamesAreTold() {
        assertThat(nobody.get("/api/version").json().get("version").asText()).isNotBlank();
        JsonNode game = null;
        for (JsonNode one : nobody.get("/api/games").json()) {
            game = one.get("id").asText().equals("spanish-main") ? one : game;
        }
        assertThat(game).isNotNull();
        assertThat(game.get("mostSeats").asInt()).isEqualTo(4);
        assertThat(game.get("options").get(0).get("default").isBoolean()).isTrue();
    }

    @Test
    void healthMetricsAndDescriptionAreThere() {
        assertThat(nobody.get("/q/health/live").json().get("status").asText()).isEqualTo("UP");
        assertThat(nobody.get("/q/health/ready").json().toString()).contains("store");
        assertThat(nobody.get("/q/metrics").body()).contains("jvm_threads");
        assertThat(nobody.get("/q/openapi").body()).contains("/api/people:").contains("Come in as a guest");
    }

    // --- people

    @Test
    void aGuestLivesAndDies() {
        Browser ann = guest("Ann");
        assertThat(ann.get("/api/me").json().get("name").asText()).isEqualTo("Ann");

        Answer renamed = ann.send("PUT", "/api/me/name", "{\"name\":\"Mary Read\"}");
        assertThat(renamed.json().get("name").asText()).isEqualTo("Mary Read");
        assertThat(ann.get("/api/me").json().get("name").asText()).isEqualTo("Mary Read");

        assertThat(ann.send("DELETE", "/api/me", null).status()).isEqualTo(204);
        assertThat(ann.get("/api/me").status()).isEqualTo(401);
    }

    @Test
    void anAccountComesBack() {
        Browser ann = guest("Ann");
        String login = "ann" + System.nanoTime();
        String credentials = "{\"login\":\"" + login + "\",\"password\":\"a few words\"}";
        assertThat(ann.send("POST", "/api/me/account", credentials)
                        .json()
                        .get("guest")
                        .asBoolean())
                .isFalse();

        Answer back = nobody.send("POST", "/api/sessions", credentials);
        assertThat(back.status()).isEqualTo(200);
        assertThat(back.json().get("person").get("name").asText()).isEqualTo("Ann");

        Answer changed = ann.send("PUT", "/api/me/password", "{\"old\":\"a few words\",\"password\":\"other words\"}");
        assertThat(ann.get("/api/me").status()).isEqualTo(401);
        Browser again = nobody.as(changed.json().get("token").asText());
        assertThat(again.get("/api/me").status()).isEqualTo(200);
        assertThat(nobody.send("POST", "/api/sessions", credentials).status()).isEqualTo(401);

        Answer ended = again.send("DELETE", "/api/me/tokens", null);
        assertThat(again.get("/api/me").status()).isEqualTo(401);
        assertThat(nobody.as(ended.json().get("token").asText()).get("/api/me").status())
                .isEqualTo(200);
    }

    // --- saying no

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "POST | /api/people | {} | 400 | name",
                "POST | /api/people | {\"nam\":\"Ann\"} | 400 | nam",
                "POST | /api/people | {\"name\":[1]} | 400 | name",
                "POST | /api/people | {\"name\":null} | 400 | name",
                "POST | /api/people | {\"name\":\"<b>\"} | 409 | name",
                "POST | /api/people | {\"name\": | 400 | ``",
                "POST | /api/people | null | 400 | body",
                "POST | /api/people | `` | 400 | body",
                "POST | /api/people | [] | 400 | ``",
                "POST | /api/sessions | {\"login\":\"nobody\"} | 400 | password",
                "POST | /api/sessions | {\"login\":\"nobody\",\"password\":\"x\"} | 401 | ``",
                "PUT | /api/me/name | {\"name\":\"Ann\"} | 401 | ``",
                "PATCH | /api/me | {} | 405 | ``",
                "GET | /api/nothing | `` | 404 | ``",
                "GET | /api/people/xyz/abc | `` | 404 | ``",
            })
    void refusalsAreInPlainWords(String method, String path, String body, int status, String field) {
        Answer answer = nobody.send(method, path, body);

        assertThat(answer.status()).as(answer.body()).isEqualTo(status);
        assertThat(answer.type()).startsWith("application/problem+json");
        assertThat(answer.json().get("message").asText()).isNotBlank();
        assertThat(answer.json().get("help").asText()).isNotBlank();
        assertThat(answer.json().path("field").asText()).isEqualTo(field);
        assertThat(answer.body()).doesNotContain("Exception").doesNotContain("broadside.server");
    }

    @Test
    void otherKindsOfBodiesAreRefused() {
        Answer text = nobody.send("POST", "/api/people", "Ann", "Content-Type", "text/plain");
        assertThat(text.status()).isEqualTo(415);
        assertThat(text.json().get("help").asText()).contains("application/json");

        Answer large = nobody.send("POST", "/api/people", "{\"name\":\"" + "x".repeat(200_000) + "\"}");
        assertThat(large.status()).isEqualTo(413);
        assertThat(large.json().get("help").asText()).contains("131072");
    }

    @Test
    void nobodyActsForAnother() {
        String anns = guest("Ann").get("/api/me").json().get("id").asText();
        Browser bob = guest("Bob");

        assertThat(bob.get("/api/me").json().get("id").asText()).isNotEqualTo(anns);
        assertThat(nobody.as("b1." + anns + ".x.0." + "A".repeat(43))
                        .get("/api/me")
                        .status())
                .isEqualTo(401);
        Answer basic = nobody.get("/api/me", "Authorization", "Basic YTpi");
        assertThat(basic.status()).isEqualTo(401);
        assertThat(basic.response().headers().firstValue("WWW-Authenticate")).contains("Bearer");
    }
}
