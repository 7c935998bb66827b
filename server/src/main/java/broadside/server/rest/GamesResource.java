package broadside.server.rest;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.game.OptionSpec;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Says which games can be played, and with which options. */
@Path("/games")
@Produces(MediaType.APPLICATION_JSON)
public class GamesResource {
    private final List<GameInfo> games = new ArrayList<>();

    public GamesResource() {
        for (Game<?> game : Games.all()) {
            games.add(GameInfo.of(game));
        }
    }

    /**
     * Describes a game.
     *
     * @param rules the version of its rules
     */
    public record GameInfo(String id, int rules, int fewestSeats, int mostSeats, List<OptionInfo> options) {
        static GameInfo of(Game<?> game) {
            return new GameInfo(
                    game.id(),
                    game.version(),
                    game.fewestSeats(),
                    game.mostSeats(),
                    game.options().stream().map(OptionInfo::of).toList());
        }
    }

    /**
     * Describes an option of a game.
     *
     * @param kind truth, choice or number
     * @param values the allowed values; for a number the least and the most
     * @param clauses the clauses of the rulebook it comes from
     */
    public record OptionInfo(
            String id,
            String kind,
            List<Object> values,
            @JsonProperty("default") Object otherwise,
            List<String> clauses) {
        static OptionInfo of(OptionSpec spec) {
            return new OptionInfo(
                    spec.id(),
                    spec.kind().name().toLowerCase(Locale.ROOT),
                    spec.values().stream().map(OptionInfo::plain).toList(),
                    plain(spec.otherwise()),
                    spec.clauses().stream().map(Clause::id).toList());
        }

        private static Object plain(Tree value) {
            if (value instanceof Tree.Truth truth) {
                return truth.value();
            }
            return value instanceof Tree.Whole whole ? (Object) whole.value() : value.toString();
        }
    }

    @GET
    @Operation(summary = "Which games can be played, and with which options")
    public List<GameInfo> games() {
        return games;
    }
}
