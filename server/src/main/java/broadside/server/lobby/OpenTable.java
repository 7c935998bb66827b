package broadside.server.lobby;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Is a request to open a table; what is left out is at its default.
 *
 * @param options the options that are not at their default, by id
 * @param preset the id of house rules to take the options from instead
 * @param listed whether the lobby shows it
 * @param window how many seconds a reaction window stays open
 * @param practice whether captains' choices do not end free undo, and hints are given
 * @param delay how many seconds spectators are behind
 * @param start whether to begin at once if no seat is free
 */
public record OpenTable(
        @NotNull(message = "is missing") @Size(max = 60, message = "is too long")
        String game,

        @Nullable Map<String, Object> options,

        @Nullable @Size(max = 60, message = "is too long") String preset,

        @JsonProperty("public") @Nullable Boolean listed,
        @Nullable TimeControl clock,
        @Nullable Integer window,
        @Nullable Boolean practice,
        @Nullable Boolean spectators,
        @Nullable Integer delay,

        @NotNull(message = "is missing") @Size(min = 1, max = 12, message = "needs 1 to 12 rows")
        List<@Valid @NotNull(message = "needs a row for each seat") SeatWish> seats,

        @Nullable Boolean start) {

    /**
     * Says who is to sit at a seat.
     *
     * @param sits {@code me}, {@code hotseat} (I play this one too), {@code captain} or {@code free}
     * @param level the level of the captain
     * @param name what the table calls the seat
     */
    public record SeatWish(
            @NotNull(message = "is missing")
            @Size(max = 20, message = "is too long")
            @Schema(enumeration = {"me", "hotseat", "captain", "free"})
            String sits,

            @Nullable @Size(max = 20, message = "is too long")
            String level,

            @Nullable @Size(max = 60, message = "is too long")
            String name) {}
}
