package broadside.server.rest;

import broadside.server.lobby.Lobby;
import broadside.server.lobby.Noticeboard;
import broadside.server.lobby.OpenTable;
import broadside.server.lobby.TableInfo;
import broadside.server.people.NotPossible;
import broadside.server.store.MatchState;
import jakarta.validation.Valid;
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
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;

/** Lists, opens and fills tables, and lets play begin. */
@Path("/tables")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
public class TablesResource {
    private static final int CREATED = 201;
    private static final int USUAL = 20;
    private static final int MOST = 100;

    private final Lobby lobby;
    private final Noticeboard board;
    private final Caller caller;

    public TablesResource(Lobby lobby, Noticeboard board, Caller caller) {
        this.lobby = lobby;
        this.board = board;
        this.caller = caller;
    }

    /**
     * Asks for a seat.
     *
     * @param name what the table is to call me; by default my name
     * @param hotseat whether I play another seat at the same screen
     * @param string what to mix into the dice
     */
    public record Sitting(
            @Nullable @Size(max = 60, message = "is too long")
            String name,

            @Nullable Boolean hotseat,

            @Nullable @Size(max = 200, message = "is too long")
            String string,

            @Nullable @Size(max = 60, message = "is too long")
            String invitation) {}

    /** Asks to fill or free a seat. */
    public record Filling(
            @NotNull(message = "is missing") @Size(max = 20, message = "is too long")
            String sits,

            @Nullable @Size(max = 20, message = "is too long")
            String level,

            @Nullable @Size(max = 60, message = "is too long")
            String name) {}

    /** Is what a bot plays a seat with. */
    public record BotToken(String token) {
        @Override
        public String toString() {
            return "BotToken[]";
        }
    }

    @GET
    @Operation(summary = "Public tables, the latest first")
    public List<TableInfo> list(
            @QueryParam("state") @Nullable String state,
            @QueryParam("game") @Nullable String game,
            @QueryParam("before") @Nullable Long before,
            @QueryParam("most") @Nullable Integer most) {
        return board.listed(
                state(state),
                game,
                before == null ? Long.MAX_VALUE : before,
                Math.max(1, Math.min(MOST, most == null ? USUAL : most)),
                caller.idOrStranger());
    }

    private static MatchState state(@Nullable String state) {
        if (state == null) {
            return MatchState.OPEN;
        }
        for (MatchState known : MatchState.values()) {
            if (known.name().toLowerCase(Locale.ROOT).equals(state)) {
                return known;
            }
        }
        throw new NotPossible("state", "state");
    }

    @POST
    @ResponseStatus(CREATED)
    @Operation(summary = "Open a table")
    public TableInfo open(@NotNull(message = "is missing") @Valid OpenTable body) {
        return lobby.open(caller.person(), body);
    }

    @GET
    @Path("/{id}")
    @Operation(summary = "One table")
    public TableInfo show(@PathParam("id") String id, @QueryParam("invitation") @Nullable String invitation) {
        return board.show(id, caller.idOrStranger(), invitation);
    }

    @DELETE
    @Path("/{id}")
    @Operation(summary = "Close my table, while it is open")
    public void close(@PathParam("id") String id) {
        lobby.close(caller.person(), id);
    }

    @POST
    @Path("/{id}/seats/{seat}")
    @Operation(summary = "Sit down")
    public TableInfo sit(@PathParam("id") String id, @PathParam("seat") int seat, @Valid @Nullable Sitting body) {
        Sitting wish = body == null ? new Sitting(null, null, null, null) : body;
        return lobby.sit(
                caller.person(),
                id,
                seat,
                wish.name(),
                wish.hotseat() != null && wish.hotseat(),
                wish.string(),
                wish.invitation());
    }

    @PUT
    @Path("/{id}/seats/{seat}")
    @Operation(summary = "Put a captain at a seat of my table, or free it")
    public TableInfo fill(
            @PathParam("id") String id,
            @PathParam("seat") int seat,
            @NotNull(message = "is missing") @Valid Filling body) {
        return lobby.fill(caller.person(), id, seat, body.sits(), body.level(), body.name());
    }

    @DELETE
    @Path("/{id}/seats/{seat}")
    @Operation(summary = "Stand up, while the table is open")
    public TableInfo stand(@PathParam("id") String id, @PathParam("seat") int seat) {
        return lobby.stand(caller.person(), id, seat);
    }

    @POST
    @Path("/{id}/start")
    @Operation(summary = "Begin, when no seat of my table is free")
    public TableInfo start(@PathParam("id") String id) {
        return lobby.start(caller.person(), id);
    }

    @POST
    @Path("/{id}/rematch")
    @Operation(summary = "The same again, for those who sat there")
    public TableInfo rematch(@PathParam("id") String id) {
        return lobby.rematch(caller.person(), id);
    }

    @POST
    @Path("/{id}/seats/{seat}/token")
    @Operation(summary = "A token with which a bot plays this seat of mine")
    public BotToken token(@PathParam("id") String id, @PathParam("seat") int seat) {
        return new BotToken(lobby.token(caller.person(), id, seat));
    }
}
