package broadside.server.rules;

import broadside.engine.game.Game;
import broadside.engine.rules.RuleBook;
import broadside.engine.tree.Json;
import broadside.server.games.KnownGame;
import broadside.server.limits.Budget;
import broadside.server.limits.Spends;
import broadside.server.rest.SaysNo;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;

/** Lets people read and search the rules of a game. */
@Path("/rules/{game}")
@Produces(MediaType.APPLICATION_JSON)
public class RulesResource {
    private static final int LONGEST = 200;

    private final Map<String, RuleBook> books = new ConcurrentHashMap<>();

    @GET
    @Spends(Budget.SEARCH)
    @Operation(summary = "Search the rules; without q, all sections with their clauses")
    public String read(
            @PathParam("game") String game,
            @QueryParam("q") @Size(max = LONGEST, message = "is too long") @Nullable String q,
            @QueryParam("section") @Size(max = LONGEST, message = "is too long") @Nullable String section) {
        RulePages pages = new RulePages(book(game));
        return Json.write(q == null || q.isBlank() ? pages.contents(section) : pages.found(q));
    }

    @GET
    @Path("/{id}")
    @Operation(summary = "One clause with the rulings on it, or one ruling with its clauses")
    public String show(@PathParam("game") String game, @PathParam("id") String id) {
        var page = new RulePages(book(game)).one(id);
        if (page == null) {
            throw SaysNo.notThere("No clause or ruling has this number.", "Search the rules for words instead.");
        }
        return Json.write(page);
    }

    private RuleBook book(String id) {
        Game<?> game = KnownGame.find(id);
        return books.computeIfAbsent(game.id(), name -> RuleBook.of(name, game.clausePrefixes()));
    }
}
