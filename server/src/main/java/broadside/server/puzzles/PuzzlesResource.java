package broadside.server.puzzles;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.play.Position;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.games.KnownGame;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;

/** Lists the puzzles, and checks positions that people set up. */
@Path("/")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class PuzzlesResource {
    private static final int CREATED = 201;
    private static final int LONGEST = 60;

    private final Language language;
    private final Vocabulary vocabulary;

    private final PlayOn playOn;
    private final Caller caller;

    public PuzzlesResource(Language language, Vocabulary vocabulary, PlayOn playOn, Caller caller) {
        this.playOn = playOn;
        this.caller = caller;
        this.language = language;
        this.vocabulary = vocabulary;
    }

    /** Is a position that somebody wants checked. */
    public record Draft(
            @NotNull(message = "is missing") String game,
            @NotNull(message = "is missing") Map<String, Object> document) {}

    /**
     * Asks to play on from a position.
     *
     * @param seat the seat that the asker plays; captains of the level play the others
     * @param goal may be missing: then it is just a game
     */
    public record PlayFrom(
            @NotNull(message = "is missing") String game,
            @NotNull(message = "is missing") Map<String, Object> document,

            @NotNull(message = "is missing") @Size(max = LONGEST, message = "is too long")
            String seat,

            @Nullable @Size(max = LONGEST, message = "is too long")
            String level,

            @Nullable Map<String, Object> goal) {}

    @GET
    @Path("/puzzles")
    @Operation(summary = "The puzzles of a game, or of all games")
    public String list(@QueryParam("game") @Nullable String game) {
        List<Tree> rows = new ArrayList<>();
        for (Puzzle puzzle : Puzzles.all()) {
            if (game == null || game.equals(puzzle.game())) {
                rows.add(tree(puzzle));
            }
        }
        return Json.write(Tree.row(rows));
    }

    private Tree tree(Puzzle puzzle) {
        String code = language.code();
        return Tree.branch()
                .put("id", puzzle.id())
                .put("game", puzzle.game())
                .put("title", puzzle.title().getOrDefault(code, puzzle.id()))
                .put("task", puzzle.task().getOrDefault(code, ""))
                .put("goal", puzzle.goal().tree(puzzle.seat(), vocabulary.of(puzzle.game(), code)))
                .put("level", puzzle.level())
                .put("seat", puzzle.seat())
                .put("view", view(KnownGame.find(puzzle.game()), puzzle))
                .done();
    }

    /** Writes what the solver sees, and nothing else. */
    @SuppressWarnings("unchecked")
    private static <P extends Position> Tree.Branch view(Game<P> game, Puzzle puzzle) {
        P position = PositionDocument.read(game, Field.root(puzzle.document()), new Labels());
        int seat = puzzle.seats().indexOf(puzzle.seat());
        return PositionDocument.write(game, (P) position.mask(seat));
    }

    @POST
    @Path("/puzzles/{id}/table")
    @ResponseStatus(CREATED)
    @Operation(summary = "Sit down at a puzzle")
    public TableInfo solve(@PathParam("id") String id) {
        Puzzle puzzle = Puzzles.find(id);
        if (puzzle == null) {
            throw SaysNo.notThere("There is no such puzzle.", "See /api/puzzles for those there are.");
        }
        String code = language.code();
        PlayOn.Wish wish = new PlayOn.Wish(
                puzzle.document(),
                puzzle.seat(),
                "captain",
                puzzle.goal(),
                puzzle.id(),
                puzzle.title().getOrDefault(code, puzzle.id()),
                puzzle.task().getOrDefault(code, ""));
        return playOn.open(caller.person(), KnownGame.find(puzzle.game()), wish, code);
    }

    @POST
    @Path("/positions/table")
    @ResponseStatus(CREATED)
    @Operation(summary = "Play on from a position of one's own, against captains")
    public TableInfo play(@NotNull(message = "is missing") @Valid PlayFrom body) {
        Person person = caller.person();
        Game<?> game = KnownGame.find(body.game());
        Tree document = Tree.wrap(body.document());
        PositionCheck check = PositionCheck.of(game, document);
        if (check.problem() != null || !(document instanceof Tree.Branch position)) {
            throw SaysNo.field(
                    "document",
                    "This is no position to play: " + check.problem() + ".",
                    "Check it first, then try again.");
        }
        PlayOn.Wish wish = new PlayOn.Wish(
                position,
                body.seat(),
                body.level() == null ? "bosun" : body.level(),
                body.goal() == null ? null : goal(body.goal()),
                "",
                "",
                "");
        return playOn.open(person, game, wish, language.code());
    }

    private static Goal goal(Map<String, Object> goal) {
        try {
            return Goal.read(Field.at("goal", Tree.wrap(goal)));
        } catch (BadDocument bad) {
            throw SaysNo.field("goal", "This goal is not possible: " + bad.complaint() + ".", "Use win or score.");
        }
    }

    @GET
    @Path("/positions/new")
    @Spends(Budget.READ)
    @Operation(summary = "A game that has just begun, as a position to change and to play on from")
    public String begun(@QueryParam("game") @Nullable String game) {
        return Json.write(NewPosition.of(KnownGame.find(game == null ? "" : game)));
    }

    @POST
    @Path("/positions/check")
    @Spends(Budget.READ)
    @Operation(summary = "Whether a game can go on from this position, and if not, why not")
    public String check(@NotNull(message = "is missing") @Valid Draft body) {
        return Json.write(PositionCheck.of(KnownGame.find(body.game()), Tree.wrap(body.document()))
                .tree());
    }
}
