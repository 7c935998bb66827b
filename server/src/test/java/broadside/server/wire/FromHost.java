package broadside.server.wire;

import broadside.server.lobby.TableInfo;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A message that a page can hear at a table, as {@code docs/protocol.md} and {@code docs/api.md} say it. */
@JsonInclude(JsonInclude.Include.NON_NULL)
sealed interface FromHost {
    /** What any of them may carry: its number, the host's clock, and the request that it answers. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Marks(
            @Nullable Integer n,
            @Nullable Long time,
            @Nullable Integer ref) {}

    // The server's own.

    @JsonTypeName("welcome")
    record Admitted(
            String session,
            boolean resumed,
            TableInfo table,
            @Null @Nullable String seat) implements FromHost {}

    @JsonTypeName("table")
    record TableChanged(TableInfo table) implements FromHost {}

    @JsonTypeName("chat")
    record Chat(List<ChatLine> lines) implements FromHost {}

    record ChatLine(long seq, String name, @Nullable String seat, String said, long time, boolean you) {}

    @JsonTypeName("clock")
    record Clocks(List<SeatClock> seats, boolean paused) implements FromHost {}

    record SeatClock(String seat, @Nullable Long left, boolean running) {}

    @JsonTypeName("absence")
    record Absence(
            @Null @Nullable String seat,
            @Nullable Long since,
            @Nullable List<Way> options,
            @Nullable List<AbsenceVote> votes,
            @Nullable Long until)
            implements FromHost {}

    record AbsenceVote(String seat, @JsonProperty("for") Way way) {}

    /** What the others may do about somebody who is away. */
    enum Way {
        WAIT,
        CAPTAIN,
        OUT
    }

    @JsonTypeName("hint")
    record Hint(int decision, @Nullable Integer option, Object parts, String says, List<Candidate> candidates)
            implements FromHost {}

    record Candidate(Object parts, String says, int worth) {}

    @JsonTypeName("closing")
    record Closing(String says) implements FromHost {}

    @JsonTypeName("pong")
    record Pong() implements FromHost {}

    // The table's.

    @JsonTypeName("hello")
    record Hello(int protocol, @Null @Nullable String you, String language, Map<String, Object> match)
            implements FromHost {}

    @JsonTypeName("events")
    record Events(@Nullable Boolean past, List<Told> events) implements FromHost {}

    @JsonTypeName("view")
    record View(Map<String, Object> view) implements FromHost {}

    @JsonTypeName("patch")
    record Patch(List<Change> changes) implements FromHost {}

    @JsonTypeName("waiting")
    record Waiting(
            List<String> seats, boolean reaction, @Nullable Long closes) implements FromHost {}

    @JsonTypeName("decision")
    record Decision(
            int decision,
            String question,
            boolean reaction,
            @Nullable String window,
            Message prompt,
            String says,
            List<String> clauses,
            List<Option> options,
            @JsonProperty("default") Object usual,
            @Nullable Object domain,
            @Nullable Object shows,
            @Nullable Long closes,
            boolean undo,
            boolean chosen)
            implements FromHost {}

    @JsonTypeName("decision")
    record NoDecision(@Null @Nullable Void decision) implements FromHost {}

    record Option(int index, Object parts, Message label, String says) {}

    @JsonTypeName("vote")
    record Vote(
            @Null @Nullable About about,
            @Nullable String proposer,
            @Nullable List<String> agreed,
            @Nullable Integer events)
            implements FromHost {}

    /** What can be voted about. */
    enum About {
        UNDO,
        DRAW,
        ABANDON
    }

    @JsonTypeName("presence")
    record Presence(String seat, boolean here, @Nullable String captain) implements FromHost {}

    @JsonTypeName("ended")
    record Ended(
            @Nullable Outcome outcome,
            @Nullable Message reason,
            @Nullable String says,
            Map<String, Object> position,
            String secret)
            implements FromHost {}

    @JsonTypeName("done")
    record Done() implements FromHost {}

    @JsonTypeName("refused")
    record Refused(Message message, String says, List<String> clauses, boolean stale) implements FromHost {}

    @JsonTypeName("explained")
    record Explained(
            int decision,
            Object parts,
            boolean legal,
            @Nullable Object shows,
            @Nullable Message message,
            @Nullable String says,
            @Nullable List<String> clauses)
            implements FromHost {}

    @JsonTypeName("error")
    record Misunderstood(String says) implements FromHost {}

    @JsonTypeName("fault")
    record Fault(Message message, String report, String says) implements FromHost {}

    // What they are made of.

    /** A sentence by its key, for who wants to say it otherwise. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Message(String key, @Nullable List<Object> args) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Told(
            @As("Branch | string") Object event,
            Message message,
            String says,
            @Nullable List<String> because) {}

    /** A change of the view at a place: what is there now, or that nothing is. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Change(
            @As("(string | number)[]") List<Object> at,
            @Nullable Object put,
            @Nullable Boolean drop) {}

    record Outcome(
            List<String> winners,
            Map<String, Integer> places,
            Map<String, Integer> scores,
            List<String> because,
            Message reason) {}
}
