package broadside.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import org.jspecify.annotations.Nullable;

/** A request that a page can send at a table, as {@code docs/protocol.md} and {@code docs/api.md} say it. */
@JsonInclude(JsonInclude.Include.NON_NULL)
sealed interface FromPage {
    /** The words of a standing order. */
    enum Order {
        PASS,
        ASK
    }

    @JsonTypeName("hello")
    record Greeting(
            @Null @Nullable String seat,
            String language,
            @Nullable String token,
            @Nullable String invitation,
            @Nullable String session,
            @Nullable Integer last)
            implements FromPage {}

    @JsonTypeName("ping")
    record Ping() implements FromPage {}

    @JsonTypeName("chat")
    record Say(String say) implements FromPage {}

    @JsonTypeName("language")
    record Speak(String language) implements FromPage {}

    @JsonTypeName("hint")
    record AskHint(int decision) implements FromPage {}

    @JsonTypeName("absence")
    record Judge(@JsonProperty("for") FromHost.Way way) implements FromPage {}

    @JsonTypeName("return")
    record Return() implements FromPage {}

    @JsonTypeName("pause")
    record Pause(boolean on) implements FromPage {}

    /** The requests that the table itself reads. */
    sealed interface AtTable extends FromPage {}

    @JsonTypeName("choose")
    record Choose(int decision, int option) implements AtTable {}

    @JsonTypeName("choose")
    record ChooseParts(int decision, Object parts) implements AtTable {}

    @JsonTypeName("explain")
    record Explain(int decision, Object parts) implements AtTable {}

    @JsonTypeName("undo")
    record Undo(@Nullable Integer decision) implements AtTable {}

    @JsonTypeName("vote")
    record CastVote(FromHost.@Nullable About about, boolean say) implements AtTable {}

    @JsonTypeName("raise")
    record Raise(@Nullable Boolean up) implements AtTable {}

    @JsonTypeName("orders")
    record GiveOrder(String window, Order order) implements AtTable {}

    @JsonTypeName("resign")
    record Resign() implements AtTable {}

    @JsonTypeName("refresh")
    record Refresh() implements AtTable {}
}
