package broadside.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.document.PositionDocument;
import broadside.engine.game.Games;
import broadside.engine.match.Replay;
import broadside.engine.table.Patch;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.rest.Browser;
import broadside.server.rest.Browser.Answer;
import broadside.server.rest.Guests;
import broadside.server.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
class MatchesTest {
    private static final int TO_THE_END = 10_000;

    @TestHTTPResource("/")
    URI server;

    @Inject
    Store store;

    private Browser nobody;
    private Browser ann;
    private String annId;

    @BeforeEach
    void open() {
        nobody = new Browser(server, null);
        ann = Guests.come(server, "Ann");
        annId = ann.get("/api/me").json().get("id").asText();
    }

    @Test
    void nothingOfARunningMatchIsGivenOut() {
        String running = PlayedMatch.play(store, annId, 5);
        Answer none = nobody.get("/api/matches/nosuchmatch/record");
        for (Browser asker : new Browser[] {nobody, ann}) {
            for (String what : new String[] {"record", "replay", "replay?as=open", "evaluation", "verification"}) {
                Answer answer = asker.get("/api/matches/" + running + "/" + what);
                assertThat(answer.status()).as(what).isEqualTo(404);
                assertThat(answer.body()).as(what).isEqualTo(none.body());
            }
        }
        assertThat(nobody.get("/api/tables/" + running + "/moment").status()).isEqualTo(401);
        assertThat(Guests.come(server, "Eve")
                        .get("/api/tables/" + running + "/moment")
                        .status())
                .isEqualTo(404);
    }

    @Test
    void aFinishedMatchIsMailedAndVerified() {
        String id = PlayedMatch.play(store, annId, TO_THE_END);
        Answer record = nobody.get("/api/matches/" + id + "/record");
        assertThat(record.type()).startsWith("application/x-ndjson");
        assertThat(record.response().headers().firstValue("Content-Disposition").orElse(""))
                .contains("spanish-main-" + id + ".jsonl");
        assertThat(Replay.verify(record.body().getBytes(StandardCharsets.UTF_8)))
                .isEmpty();

        JsonNode verified = nobody.get("/api/matches/" + id + "/verification").json();
        assertThat(verified.get("good").asBoolean()).isTrue();
        assertThat(verified.get("draws").get(0).get("word").asText()).hasSize(16);
        assertThat(verified.get("secret").asText()).hasSize(64);
    }

    @Test
    void aReplayLeadsToTheEndFromEveryPairOfEyes() {
        String id = PlayedMatch.play(store, annId, TO_THE_END);
        String end = end(store.records().file(id));
        for (String as : new String[] {"open", "spectator", "Ann", "Bob"}) {
            Answer answer = nobody.get("/api/matches/" + id + "/replay?as=" + as);
            Field replay = Field.root(Json.read(answer.body()));
            Tree view = replay.need("steps").row().get(0).need("view").tree();
            assertThat(view.toString().contains("\"?\"")).as(as).isEqualTo(!as.equals("open"));
            for (Field step : replay.need("steps").row()) {
                view = Patch.apply(
                        view, step.need("patch").row().stream().map(Field::tree).toList());
            }
            assertThat(Json.canonical(view)).as(as).isEqualTo(end);
            assertThat(replay.need("outcome").need("winners").row()).isNotEmpty();
        }
        String spanish =
                nobody.get("/api/matches/" + id + "/replay?as=open&lang=es").body();
        assertThat(spanish).contains("Turno 1");
        assertThat(nobody.get("/api/matches/" + id + "/replay?as=Eve").status()).isEqualTo(400);
    }

    private static String end(byte[] record) {
        return endOf(Games.find("spanish-main"), record);
    }

    private static <P extends broadside.engine.play.Position> String endOf(
            broadside.engine.game.Game<P> game, byte[] record) {
        var match = Replay.walk(game, record, (entry, events, walked) -> {});
        return Json.canonical(PositionDocument.write(game, match.position()));
    }

    @Test
    void theEvaluationEndsWithTheWinner() {
        String id = PlayedMatch.play(store, annId, TO_THE_END);
        Tree.Branch points =
                Evaluations.points(Games.find("spanish-main"), store.records().file(id));
        var rows = Field.root(points).need("points").row();
        long sum = 0;
        for (Field chance : rows.get(rows.size() - 1).need("chances").row()) {
            sum += chance.whole();
            assertThat(chance.whole()).isIn(0L, 1000L);
        }
        assertThat(sum).isEqualTo(1000);
        assertThat(nobody.get("/api/matches/" + id + "/evaluation").json().has("ready"))
                .isTrue();
    }

    @Test
    void playGoesOnFromAMomentAndFromPuzzles() {
        String id = PlayedMatch.play(store, annId, TO_THE_END);
        String wish = "{\"step\":4,\"seat\":\"Bob\",\"goal\":{\"kind\":\"score\",\"least\":3}}";
        Answer made = ann.send("POST", "/api/matches/" + id + "/puzzle", wish);
        assertThat(made.status()).as(made.body()).isEqualTo(201);
        assertThat(made.json().get("state").asText()).isEqualTo("running");
        assertThat(made.json().get("seats").get(1).get("name").asText()).isEqualTo("Ann");
        assertThat(made.json().get("seats").get(0).get("sits").asText()).isEqualTo("captain");
        assertThat(made.json().get("puzzle").get("goal").asText()).contains("3");
        assertThat(ann.send("POST", "/api/matches/" + id + "/puzzle", "{\"step\":4000,\"seat\":\"Bob\"}")
                        .status())
                .isEqualTo(400);

        Answer solving = ann.send("POST", "/api/puzzles/tentacles/table", null);
        assertThat(solving.status()).as(solving.body()).isEqualTo(201);
        assertThat(solving.json().get("state").asText()).isEqualTo("running");
        assertThat(nobody.send("POST", "/api/puzzles/tentacles/table", null).status())
                .isEqualTo(401);
        assertThat(ann.send("POST", "/api/puzzles/none/table", null).status()).isEqualTo(404);

        JsonNode mine = ann.get("/api/me/matches").json();
        assertThat(mine.size()).isEqualTo(3);
        assertThat(nobody.get("/api/me/matches").status()).isEqualTo(401);
    }

    @Test
    void aSitterReportsWhatIsKnownAtTheSeat() {
        String running = PlayedMatch.play(store, annId, 5);
        JsonNode moment = ann.get("/api/tables/" + running + "/moment").json();
        String scenario = moment.get("scenario").asText();
        assertThat(scenario)
                .contains("game: spanish-main")
                .contains("seats: [Ann, Bob]")
                .contains("at: {turn: ");
        // How many of Bob's pirates are unknown depends on what has been revealed.
        assertThat(scenario).containsPattern("# unknown to you and left out: [123] of Bob.pirates");
        assertThat(scenario).doesNotContain("pirates: [\"?\"");
        assertThat(moment.get("clauses").size()).isPositive();

        String finished = PlayedMatch.play(store, annId, TO_THE_END);
        JsonNode open = nobody.get("/api/tables/" + finished + "/moment?step=3").json();
        assertThat(open.get("scenario").asText()).doesNotContain("left out");
    }
}
