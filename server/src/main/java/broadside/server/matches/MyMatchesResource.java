package broadside.server.matches;

import broadside.server.lobby.Noticeboard;
import broadside.server.lobby.TableInfo;
import broadside.server.rest.Caller;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;

/** Lists the matches of who asks. */
@Path("/me/matches")
@Produces(MediaType.APPLICATION_JSON)
public class MyMatchesResource {
    private static final int USUAL = 20;
    private static final int MOST = 100;

    private final Noticeboard board;
    private final Caller caller;

    public MyMatchesResource(Noticeboard board, Caller caller) {
        this.board = board;
        this.caller = caller;
    }

    @GET
    @Operation(summary = "My matches, the latest first")
    public List<TableInfo> mine(
            @QueryParam("before") @Nullable Long before, @QueryParam("most") @Nullable Integer most) {
        return board.of(
                caller.person().id(),
                before == null ? Long.MAX_VALUE : before,
                Math.max(1, Math.min(MOST, most == null ? USUAL : most)));
    }
}
