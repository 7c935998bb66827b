package broadside.server.lobby;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Is a table as one asker may know it.
 *
 * @param state {@code open}, {@code running}, {@code finished} or {@code abandoned}
 * @param listed whether the lobby shows it
 * @param invitation opens a private table; told to its owner and those who sit there
 * @param commitment SHA-256 of the host's part of the dice
 * @param watching how many watch at this node
 */
public record TableInfo(
        String id,
        String game,

        @Schema(enumeration = {"open", "running", "finished", "abandoned"})
        String state,

        Map<String, Object> options,
        Plan.@Nullable PresetName preset,
        @JsonProperty("public") boolean listed,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String invitation,

        @Nullable Owner owner,
        long created,
        long updated,
        TimeControl clock,
        int window,
        boolean practice,
        boolean spectators,
        int delay,
        List<SeatInfo> seats,
        @Nullable Object puzzle,
        @Nullable String rematch,
        String commitment,
        int watching) {

    /** Says who opened the table. */
    public record Owner(String name, boolean you) {}

    /**
     * Says who sits at a seat.
     *
     * @param sits {@code person}, {@code captain} or {@code free}
     * @param hotseat whether its person plays another seat too
     * @param asked whether it is this seat's turn; null unless the match runs
     */
    public record SeatInfo(
            int seat,
            String name,

            @Schema(enumeration = {"person", "captain", "free"})
            String sits,

            @Nullable String level,
            boolean you,
            boolean hotseat,
            boolean here,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Boolean asked,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Integer place,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Integer score) {}

    /** Returns the number of the seat of this name, or -1. */
    public int seat(String name) {
        for (SeatInfo seat : seats) {
            if (seat.name().equals(name)) {
                return seat.seat();
            }
        }
        return -1;
    }
}
