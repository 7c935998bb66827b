package broadside.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import broadside.engine.table.Request;
import broadside.engine.tree.Json;
import broadside.server.lobby.OpenTable;
import broadside.server.lobby.TableInfo;
import broadside.server.rest.VersionResource;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page's types of messages and answers are those of the Java records. */
class WireTypesTest {
    private static final java.nio.file.Path FILE = java.nio.file.Path.of("web/app/api/wire.ts");

    @Test
    void thePageHasTheTypesOfTheRecords() throws Exception {
        String made = new TypeScript()
                .as(TableInfo.class, "options", "Record<string, OptionValue>")
                .as(TableInfo.class, "puzzle", "PuzzleInfo")
                .as(OpenTable.class, "options", "Record<string, OptionValue>")
                .union(FromHost.class, FromHost.Marks.class)
                .union(FromPage.class, null)
                .body(OpenTable.class)
                .add(broadside.server.people.Welcome.class)
                .add(VersionResource.Version.class)
                .add(Answers.Game.class)
                .add(Answers.PuzzleInfo.class)
                .add(Answers.Replay.class)
                .module();
        String kept = Files.exists(FILE) ? Files.readString(FILE) : "";
        if (!made.equals(kept)) {
            Files.writeString(FILE, made);
        }
        assertThat(kept)
                .as(
                        "server/%s did not fit the records any more; it was written anew, so look at it and commit it",
                        FILE)
                .isEqualTo(made);
    }

    @ParameterizedTest
    @MethodSource("requestsToTheTable")
    void theTableReadsEveryRequest(Class<?> request) {
        StringBuilder json = new StringBuilder("{\"type\":\"")
                .append(request.getAnnotation(JsonTypeName.class).value())
                .append('"');
        for (RecordComponent field : request.getRecordComponents()) {
            json.append(",\"").append(field.getName()).append("\":").append(sample(field.getType()));
        }
        assertThatCode(() -> Request.read(Json.read(json + "}"))).doesNotThrowAnyException();
    }

    static java.util.stream.Stream<Class<?>> requestsToTheTable() {
        return TypeScript.permitted(FromPage.AtTable.class);
    }

    private static String sample(Class<?> type) {
        if (type.isEnum()) {
            return "\"" + type.getEnumConstants()[0].toString().toLowerCase(Locale.ROOT) + "\"";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true";
        }
        return type == int.class || type == Integer.class ? "0" : "\"x\"";
    }
}
