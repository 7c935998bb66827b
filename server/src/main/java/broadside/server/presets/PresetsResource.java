package broadside.server.presets;

import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.games.KnownGame;
import broadside.server.rest.Caller;
import broadside.server.rest.SaysNo;
import broadside.server.store.Preset;
import broadside.server.store.Store;
import broadside.server.store.StoredPerson;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;

/** Lets people keep, change and share house rules. */
@Path("/presets")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class PresetsResource {
    private static final int LONGEST_NAME = 60;
    private static final int MOST = 100;

    private final Store store;
    private final Caller caller;

    public PresetsResource(Store store, Caller caller) {
        this.store = store;
        this.caller = caller;
    }

    /**
     * Is a set of house rules as people send it.
     *
     * @param shared whether others may use it; not unless said so
     */
    public record HouseRules(
            @NotNull(message = "is missing") String game,

            @NotBlank(message = "is missing") @Size(max = LONGEST_NAME, message = "is longer than 60 characters")
            String name,

            @NotNull(message = "is missing") Map<String, Object> options,

            boolean shared) {}

    @GET
    @Operation(summary = "My house rules")
    public String mine(@QueryParam("game") @Nullable String game) {
        String me = caller.person().id();
        List<Tree> rows = new ArrayList<>();
        for (Preset preset : store.presets().of(me)) {
            if (game == null || game.equals(preset.game())) {
                rows.add(tree(preset, me));
            }
        }
        return Json.write(Tree.row(rows));
    }

    @POST
    @Operation(summary = "Keep a set of house rules")
    public Response add(@NotNull(message = "is missing") @Valid HouseRules body) {
        String me = caller.person().id();
        if (store.presets().of(me).size() >= MOST) {
            throw SaysNo.field("name", "You keep " + MOST + " house rules already.", "Delete one of them first.");
        }
        Preset preset =
                store.presets().add(me, body.game(), body.name().strip(), Json.write(options(body)), body.shared());
        return Response.status(Response.Status.CREATED)
                .entity(Json.write(tree(preset, me)))
                .build();
    }

    @GET
    @Path("/{id}")
    @Operation(summary = "A set of house rules: mine, or one that its owner shares")
    public String one(@PathParam("id") String id) {
        String me = caller.person().id();
        Preset preset = store.presets().find(id, me);
        if (preset == null) {
            throw notThere();
        }
        return Json.write(tree(preset, me));
    }

    @PUT
    @Path("/{id}")
    @Operation(summary = "Change house rules of mine")
    public String change(@PathParam("id") String id, @NotNull(message = "is missing") @Valid HouseRules body) {
        String me = caller.person().id();
        boolean done = store.presets()
                .change(id, me, body.game(), body.name().strip(), Json.write(options(body)), body.shared());
        if (!done) {
            throw notThere();
        }
        return one(id);
    }

    @DELETE
    @Path("/{id}")
    @Operation(summary = "Delete house rules of mine")
    public void delete(@PathParam("id") String id) {
        if (!store.presets().delete(id, caller.person().id())) {
            throw notThere();
        }
    }

    /** Checks the options against the game and leaves out those at their default. */
    private static Tree.Branch options(HouseRules body) {
        Game<?> game = KnownGame.find(body.game());
        try {
            return OptionValues.read(game, Field.at("options", Tree.wrap(body.options())))
                    .write();
        } catch (BadDocument bad) {
            throw SaysNo.field(bad.where(), "These options are not possible: " + bad.complaint() + ".", "Change it.");
        }
    }

    private Tree tree(Preset preset, String me) {
        StoredPerson owner = store.people().find(preset.owner());
        return Tree.branch()
                .put("id", preset.id())
                .put("game", preset.game())
                .put("name", preset.name())
                .put("options", Json.read(preset.options()))
                .put("shared", preset.shared())
                .put("mine", preset.owner().equals(me))
                .put("owner", owner == null ? "" : owner.name())
                .done();
    }

    private static SaysNo notThere() {
        return SaysNo.notThere("There are no such house rules.", "Ask their owner to share them.");
    }
}
