package broadside.server.matches;

import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import broadside.server.limits.Budget;
import broadside.server.limits.Spends;
import broadside.server.lobby.Goal;
import broadside.server.lobby.PlayOn;
import broadside.server.lobby.TableInfo;
import broadside.server.people.Person;
import broadside.server.rest.Caller;
import broadside.server.rest.Language;
import broadside.server.rest.SaysNo;
import broadside.server.words.Vocabulary;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;

/** Lets everybody look back at matches that are over. Of a running match it tells nobody anything. */
@Path("/matches/{id}")
@Produces(MediaType.APPLICATION_JSON)
public class MatchesResource {
    private static final int MOST_KEPT = 48;
    private static final int CREATED = 201;
    private static final int LONGEST = 60;

    private final FinishedMatches matches;
    private final Evaluations evaluations;
    private final PlayOn playOn;
    private final Caller caller;
    private final Language language;
    private final Vocabulary vocabulary;
    private final Kept<String> kept = new Kept<>(MOST_KEPT);

    public MatchesResource(
            FinishedMatches matches,
            Evaluations evaluations,
            PlayOn playOn,
            Caller caller,
            Language language,
            Vocabulary vocabulary) {
        this.playOn = playOn;
        this.caller = caller;
        this.matches = matches;
        this.evaluations = evaluations;
        this.language = language;
        this.vocabulary = vocabulary;
    }

    @GET
    @Path("/record")
    @Produces("application/x-ndjson")
    @Operation(summary = "The record of a finished match, as a file")
    public Response record(@PathParam("id") String id, @QueryParam("invitation") @Nullable String invitation) {
        FinishedMatch match = find(id, invitation);
        String name = match.game().id() + "-" + match.id() + ".jsonl";
        return Response.ok(match.record())
                .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
                .build();
    }

    @GET
    @Path("/replay")
    @Spends(Budget.DEAR)
    @Operation(summary = "A finished match step by step, as a seat or a spectator saw it, or open")
    public String replay(
            @PathParam("id") String id,
            @QueryParam("as") @Nullable String as,
            @QueryParam("invitation") @Nullable String invitation) {
        FinishedMatch match = find(id, invitation);
        String seat = as == null ? null : match.names().meant(Tree.of(as)).toString();
        Perspective eyes = Perspective.of(seat, match.header().seats());
        String key = "replay " + id + " " + eyes + " " + language.code()
                + match.names().hashCode();
        String known = kept.get(key);
        if (known == null) {
            known = Json.write(shown(match, as == null || as.isEmpty() ? "spectator" : as, eyes));
            kept.put(key, known);
        }
        return known;
    }

    private Tree shown(FinishedMatch match, String as, Perspective eyes) {
        return match.names().shown(write(match, as, eyes));
    }

    private Tree write(FinishedMatch match, String as, Perspective eyes) {
        return ReplayWriter.write(match.game(), match.header().seats(), match.record(), words(match), eyes)
                .put("match", match.id())
                .put("game", match.game().id())
                .put("options", match.header().options())
                .put("as", as)
                .done();
    }

    @GET
    @Path("/evaluation")
    @Spends(Budget.DEAR)
    @Operation(summary = "How the chances to win went up and down; ready says whether it is computed yet")
    public String evaluation(@PathParam("id") String id, @QueryParam("invitation") @Nullable String invitation) {
        Tree.Branch found = evaluations.of(find(id, invitation));
        return Json.write(
                found != null
                        ? found
                        : Tree.branch()
                                .put("points", Tree.row(List.of()))
                                .put("ready", false)
                                .done());
    }

    /**
     * Asks to play on from a moment of the match.
     *
     * @param step the entry after which to begin
     * @param seat the seat to play
     * @param goal may be missing: to win
     */
    public record PuzzleWish(
            int step,

            @NotNull(message = "is missing") @Size(max = LONGEST, message = "is too long")
            String seat,

            @Nullable Map<String, Object> goal) {}

    @POST
    @Path("/puzzle")
    @Spends(Budget.DEAR)
    @Consumes(MediaType.APPLICATION_JSON)
    @ResponseStatus(CREATED)
    @Operation(summary = "Play on from a moment of a finished match, against captains")
    public TableInfo puzzle(
            @PathParam("id") String id,
            @QueryParam("invitation") @Nullable String invitation,
            @NotNull(message = "is missing") @Valid PuzzleWish body) {
        Person person = caller.person();
        FinishedMatch match = find(id, invitation);
        Goal goal;
        try {
            goal = Goal.read(Field.at("goal", Tree.wrap(body.goal() == null ? Map.of("kind", "win") : body.goal())));
        } catch (BadDocument bad) {
            throw SaysNo.field("goal", "This goal is not possible: " + bad.complaint() + ".", "Use win or score.");
        }
        Tree.Branch position = Moment.document(match.game(), match.record(), body.step());
        if (position == null) {
            throw SaysNo.field("step", "Nothing is left to play there.", "Choose an earlier moment.");
        }
        PlayOn.Wish wish = new PlayOn.Wish(position, body.seat(), "captain", goal, "", "", "");
        return playOn.open(person, match.game(), wish, language.code());
    }

    @GET
    @Path("/verification")
    @Spends(Budget.DEAR)
    @Operation(summary = "Play a finished match again to the last die, and list every draw")
    public String verification(@PathParam("id") String id, @QueryParam("invitation") @Nullable String invitation) {
        FinishedMatch match = find(id, invitation);
        String key =
                "verification " + id + " " + language.code() + match.names().hashCode();
        String known = kept.get(key);
        if (known == null) {
            known = Json.write(match.names().shown(Verification.of(match.game(), match, words(match))));
            kept.put(key, known);
        }
        return known;
    }

    private FinishedMatch find(String id, @Nullable String invitation) {
        return matches.find(id, caller.idOrStranger(), invitation);
    }

    private Words words(FinishedMatch match) {
        return vocabulary.of(match.game().id(), language.code());
    }
}
