package broadside.server.matches;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.rest.Browser;
import broadside.server.rest.Guests;
import broadside.server.store.Store;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;

/** M1: a private match stays private when it is over, and the metrics tell nobody which matches there are. */
@QuarkusTest
class FindingM1Test {
    @TestHTTPResource("/")
    URI server;

    @Inject
    Store store;

    @Test
    void m1_aPrivateMatchIsForThoseWhoBelongToItAndWhoIsInvited() {
        Browser ann = Guests.come(server, "Ann");
        String id = PlayedMatch.playInPrivate(
                store, ann.get("/api/me").json().get("id").asText(), "letmein");
        Browser eve = Guests.come(server, "Eve");
        Browser nobody = new Browser(server, null);
        List<String> paths = List.of(
                "/api/matches/" + id + "/record",
                "/api/matches/" + id + "/replay?as=open",
                "/api/matches/" + id + "/verification?x=",
                "/api/matches/" + id + "/evaluation?x=",
                "/api/tables/" + id + "/moment?step=1");
        for (String path : paths) {
            assertThat(nobody.get(path).status()).as(path).isEqualTo(404);
            assertThat(eve.get(path).status()).as(path).isEqualTo(404);
            assertThat(ann.get(path).status()).as(path).isEqualTo(200);
            String invited = path + (path.contains("?") ? "&" : "?") + "invitation=letmein";
            assertThat(nobody.get(invited).status()).as(invited).isEqualTo(200);
        }
    }

    @Test
    void m1_metricsNameNoTable() {
        Browser nobody = new Browser(server, null);
        for (int i = 0; i < 130; i++) {
            nobody.get("/table/secrettable" + i, "Accept", "text/html");
            nobody.get("/replay/secretreplay" + i, "Accept", "text/html");
        }
        nobody.get("/api/tables/secretapi");
        nobody.get("/games", "Accept", "text/html");
        String metrics = nobody.get("/q/metrics").body();
        assertThat(metrics).contains("uri=\"/page\"").doesNotContain("secrettable", "secretreplay", "secretapi");
    }
}
