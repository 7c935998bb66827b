package broadside.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Answers of the server that are built as trees, as {@code docs/api.md} says them. */
final class Answers {
    private Answers() {}

    /** A game that can be played here. */
    record Game(
            String id,
            String name,
            String about,
            String howToPlay,
            int rules,
            int fewestSeats,
            int mostSeats,
            List<LevelInfo> levels,
            List<OptionInfo> options,
            @As("Record<string, Piece[]>") Map<String, List<Object>> pieces) {}

    record LevelInfo(String id, String name, String about) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record OptionInfo(
            String id,
            String name,
            String help,
            Kind kind,
            @Nullable Integer least,
            @Nullable Integer most,
            List<ValueInfo> values,
            @JsonProperty("default") @As("OptionValue") Object otherwise,
            List<String> clauses) {}

    enum Kind {
        TRUTH,
        CHOICE,
        NUMBER
    }

    record ValueInfo(@As("OptionValue") Object value, String name) {}

    /** The puzzle that a table is. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record PuzzleInfo(
            String id, String title, String goal, @Nullable Boolean reached) {}

    /** A finished match as one pair of eyes saw it. */
    record Replay(
            String match,
            String game,
            @JsonProperty("as") String viewer,
            List<String> seats,
            Map<String, Object> options,
            List<Step> steps,
            FromHost.@Nullable Outcome outcome,
            String says) {}

    /** One entry of a match and what came of it. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Step(
            int step,
            @Null @Nullable String seat,
            String kind,
            String says,
            long time,
            List<FromHost.Told> events,
            List<FromHost.Change> patch,
            @Nullable Map<String, Object> view,
            @Null @Nullable String turn,
            List<String> asked,
            @Nullable Boolean undone) {}
}
