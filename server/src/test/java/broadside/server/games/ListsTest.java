package broadside.server.games;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.words.Words;
import broadside.server.rest.Browser;
import broadside.server.rest.Browser.Answer;
import broadside.server.rest.Guests;
import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class ListsTest {
    @TestHTTPResource("/")
    URI server;

    private Browser nobody;

    @BeforeEach
    void open() {
        nobody = new Browser(server, null);
    }

    @Test
    void gamesAreDescribedInBothLanguages() {
        JsonNode english = spanishMain(nobody.get("/api/games?lang=en").json());
        JsonNode spanish = spanishMain(
                nobody.get("/api/games", "Accept-Language", "es-MX,en;q=0.5").json());
        assertThat(english.get("options").get(0).get("help").asText()).isNotBlank();
        assertThat(english.get("levels").get(1).get("name").asText()).isEqualTo("Bosun");
        assertThat(spanish.get("levels").get(1).get("name").asText()).isEqualTo("Contramaestre");
        JsonNode ship = english.get("pieces").get("ship").get(0);
        assertThat(ship.get("id").asText()).isEqualTo("Magpie's Bargain");
        assertThat(ship.get("nation").asText()).isEqualTo("English");
        JsonNode kraken = spanish.get("pieces").get("adventure").get(14);
        assertThat(kraken.get("id").asText()).isEqualTo("Kraken");
        assertThat(kraken.get("spaces").toString()).isEqualTo("[4,6,8]");
        assertThat(kraken.get("text").asText())
                .isNotBlank()
                .isNotEqualTo(english.get("pieces")
                        .get("adventure")
                        .get(14)
                        .get("text")
                        .asText());
    }

    @Test
    void everyValueOfEveryOptionIsSaidInWords() {
        for (String language : List.of("en", "es")) {
            for (JsonNode game : nobody.get("/api/games?lang=" + language).json()) {
                for (JsonNode option : game.get("options")) {
                    for (JsonNode value : option.get("values")) {
                        String id = value.get("value").asText();
                        // An English word may be its own name; one with a dash, or one in Spanish, is only the id.
                        if (language.equals("es") || id.contains("-")) {
                            assertThat(value.get("name").asText())
                                    .as("%s, %s", game.get("id"), option.get("id"))
                                    .isNotEqualTo(id);
                        }
                    }
                }
            }
        }
    }

    @Test
    void noRulingIsLeftToALetterOfItsQuestion() {
        for (Game<?> game : Games.all()) {
            JsonNode book = nobody.get("/api/rules/" + game.id()).json();
            for (JsonNode ruling : book.get("rulings")) {
                JsonNode whole = nobody.get("/api/rules/" + game.id() + "/"
                                + ruling.get("id").asText())
                        .json();
                assertThat(whole.get("text").asText())
                        .as(whole.get("id").asText())
                        .doesNotContainPattern("\\([a-z]\\)");
            }
        }
    }

    private static JsonNode spanishMain(JsonNode games) {
        for (JsonNode game : games) {
            if (game.get("id").asText().equals("spanish-main")) {
                return game;
            }
        }
        throw new AssertionError("Spanish Main is not offered");
    }

    @Test
    void theWordsOfTheListsExistInBothLanguages() {
        assertThat(Words.load("es", List.of("lists")).sentences().keySet())
                .isEqualTo(Words.load("en", List.of("lists")).sentences().keySet());
    }

    @Test
    void rulesAreReadAndSearched() {
        JsonNode all = nobody.get("/api/rules/spanish-main").json();
        assertThat(all.get("sections").size()).isGreaterThan(10);
        JsonNode found = nobody.get("/api/rules/spanish-main?q=accuse").json().get("found");
        assertThat(found.size()).isPositive();
        JsonNode clause = nobody.get("/api/rules/spanish-main/sm-accuse-06").json();
        assertThat(clause.get("text").asText()).contains("half");
        assertThat(clause.get("neighbours").get("before").asText()).isEqualTo("SM-ACCUSE-05");
        JsonNode ruling = nobody.get("/api/rules/spanish-main/SM-R001").json();
        assertThat(ruling.get("what").asText()).isEqualTo("ruling");
        assertThat(nobody.get("/api/rules/spanish-main/SM-NONE-1").status()).isEqualTo(404);
        assertThat(nobody.get("/api/rules/chess").json().get("help").asText()).contains("spanish-main");
    }

    @Test
    void houseRulesAreKeptChangedSharedAndDeleted() {
        Browser ann = Guests.come(server, "Ann");
        Browser bob = Guests.come(server, "Bob");
        String body = "{\"game\":\"spanish-main\",\"name\":\"Friday\",\"options\":{\"extended-fame\":true},\"shared\":";
        Answer made = ann.send("POST", "/api/presets", body + "false}");
        assertThat(made.status()).as(made.body()).isEqualTo(201);
        String path = "/api/presets/" + made.json().get("id").asText();
        assertThat(bob.get(path).status()).isEqualTo(404);
        assertThat(bob.send("PUT", path, body + "true}").status()).isEqualTo(404);
        assertThat(ann.send("PUT", path, body + "true}").json().get("shared").asBoolean())
                .isTrue();
        JsonNode seen = bob.get(path).json();
        assertThat(seen.get("mine").asBoolean()).isFalse();
        assertThat(seen.get("owner").asText()).isEqualTo("Ann");
        assertThat(ann.get("/api/presets?game=spanish-main").json().size()).isEqualTo(1);
        Answer bad =
                ann.send("POST", "/api/presets", "{\"game\":\"spanish-main\",\"name\":\"X\",\"options\":{\"rum\":1}}");
        assertThat(bad.status()).isEqualTo(400);
        assertThat(bad.json().get("message").asText()).contains("there is no option 'rum'");
        assertThat(bob.send("DELETE", path, null).status()).isEqualTo(404);
        assertThat(ann.send("DELETE", path, null).status()).isEqualTo(204);
        assertThat(nobody.get("/api/presets").status()).isEqualTo(401);
    }

    @Test
    void puzzlesShowOnlyWhatTheSolverSees() {
        Answer list = nobody.get("/api/puzzles?game=spanish-main&lang=es");
        assertThat(list.json().size()).isGreaterThanOrEqualTo(6);
        assertThat(list.body()).doesNotContain("solution");
        assertThat(list.json().get(0).get("goal").get("says").asText()).isEqualTo("You tiene que ganar");
        Answer good = nobody.send(
                "POST",
                "/api/positions/check",
                "{\"game\":\"spanish-main\",\"document\":"
                        + "{\"game\":\"spanish-main\",\"seats\":[\"a\",\"b\"],\"at\":{\"turn\":\"a\"},\"adventures\":[\"Kraken\"]}}");
        assertThat(good.json().get("good").asBoolean()).as(good.body()).isTrue();
        Answer bad = nobody.send(
                "POST", "/api/positions/check", "{\"game\":\"spanish-main\",\"document\":{\"seats\":7,\"x\":[1.5]}}");
        assertThat(bad.json().get("problems").size()).isEqualTo(1);
    }
}
