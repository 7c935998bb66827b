package broadside.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.scenario.ScenarioWords;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Holds that the schema of scenarios has every test that only one game knows, and says which game that is. */
class OwnTestsTest {
    private static final Path DOCS = Path.of(System.getProperty("basedir", "."), "..", "docs");

    @Test
    void theSchemaHasTheTestsOfEveryGame() throws IOException {
        TreeMap<String, String> known = new TreeMap<>();
        for (Game<?> game : Games.all()) {
            if (game instanceof ScenarioWords<?> own) {
                own.tests().forEach(word -> known.put(word, game.id()));
            }
        }
        TreeMap<String, String> documented = new TreeMap<>();
        Field schema = Field.root(Json.read(Files.readString(DOCS.resolve("scenario.schema.json"))));
        for (Field one : schema.need("$defs").need("ownTest").need("oneOf").row()) {
            String word = one.need("required").row().get(0).text();
            String about = one.need("properties").need(word).need("description").text();
            documented.put(
                    word,
                    about.substring(0, about.indexOf(':')).replace(' ', '-').toLowerCase(java.util.Locale.ROOT));
        }
        assertThat(known).isNotEmpty();
        assertThat(documented).isEqualTo(known);
    }
}
