package broadside.server.puzzles;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.games.KnownGame;
import broadside.server.rest.Language;
import broadside.server.rest.Vocabulary;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;

/** Lists the puzzles, and checks positions that people set up. */
@Path("/")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class PuzzlesResource {
    private final Language language;
    private final Vocabulary vocabulary;

    public PuzzlesResource(Language language, Vocabulary vocabulary) {
        this.language = language;
        this.vocabulary = vocabulary;
    }

    /** Is a position that somebody wants checked. */
    public record Draft(
            @NotNull(message = "is missing") String game,
            @NotNull(message = "is missing") Map<String, Object> document) {}

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
    @Path("/positions/check")
    @Operation(summary = "Whether a game can go on from this position, and if not, why not")
    public String check(@NotNull(message = "is missing") @Valid Draft body) {
        return Json.write(PositionCheck.of(KnownGame.find(body.game()), Tree.wrap(body.document()))
                .tree());
    }
}
