package broadside.server.matches;

import broadside.engine.game.Game;
import broadside.engine.match.Happening;
import broadside.engine.match.Replay;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.games.KnownGame;
import broadside.server.limits.Budget;
import broadside.server.limits.Spends;
import broadside.server.lobby.Noticeboard;
import broadside.server.lobby.Pseudonyms;
import broadside.server.rest.Caller;
import broadside.server.rest.SaysNo;
import broadside.server.store.MatchState;
import broadside.server.store.Store;
import broadside.server.store.StoredMatch;
import broadside.server.store.StoredSeat;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.jspecify.annotations.Nullable;

/** Lets somebody report a moment of a match: where it is, which clauses spoke, and the table as the asker knows it. */
@Path("/tables/{id}/moment")
@Produces(MediaType.APPLICATION_JSON)
public class MomentResource {
    private static final int LAST_EVENTS = 12;

    private static final int MOST_KEPT = 48;

    private final Store store;
    private final Noticeboard board;
    private final Caller caller;
    private final Kept<String> kept = new Kept<>(MOST_KEPT);

    public MomentResource(Store store, Noticeboard board, Caller caller) {
        this.store = store;
        this.board = board;
        this.caller = caller;
    }

    @GET
    @Spends(Budget.DEAR)
    @Operation(summary = "This moment of a match, with a scenario skeleton of what the asker knows")
    public String moment(
            @PathParam("id") String id,
            @QueryParam("seat") @Nullable String seat,
            @QueryParam("step") @Nullable Integer step,
            @QueryParam("invitation") @Nullable String invitation) {
        StoredMatch match = store.matches().find(id);
        if (match == null
                || match.state() == MatchState.OPEN
                || !board.mayEnter(match, store.seats().at(id), caller.idOrStranger(), invitation)) {
            throw notThere();
        }
        boolean over = match.state() == MatchState.FINISHED;
        int viewer = over ? Position.SPECTATOR : seatOf(id, seat);
        String key = id + " " + store.records().last(id) + " " + viewer + " " + over + " " + step
                + store.seats().at(id).stream().map(StoredSeat::name).toList();
        String known = kept.get(key);
        if (known == null) {
            byte[] record = store.records().file(id);
            Pseudonyms names =
                    Pseudonyms.of(Replay.header(record).seats(), store.seats().at(id));
            known = Json.write(names.shown(report(KnownGame.find(match.game()), id, record, viewer, over, step)));
            kept.put(key, known);
        }
        return known;
    }

    /** Returns the asker's seat at a running match; others learn nothing, not even that it runs. */
    private int seatOf(String id, @Nullable String name) {
        String me = caller.person().id();
        for (StoredSeat seat : store.seats().at(id)) {
            if (me.equals(seat.person()) && (name == null || name.equals(seat.name()))) {
                return seat.seat();
            }
        }
        throw notThere();
    }

    private static SaysNo notThere() {
        return SaysNo.notThere(
                "There is no such moment for you.",
                "Who sits at the table can report a moment; after the end everybody can.");
    }

    private static <P extends Position> Tree report(
            Game<P> game, String id, byte[] record, int viewer, boolean over, @Nullable Integer step) {
        Moment<P> moment = Moment.of(game, record, step == null || !over ? Integer.MAX_VALUE : step);
        P position = moment.position();
        P seen = over ? position : mask(position, viewer);
        Set<String> clauses = new LinkedHashSet<>();
        Pending pending = seen.pending();
        if (pending != null) {
            for (Clause clause : pending.decision(0).question().clauses()) {
                clauses.add(clause.id());
            }
        }
        List<Happening> heard = moment.heard();
        for (Happening happening : heard.subList(Math.max(0, heard.size() - LAST_EVENTS), heard.size())) {
            happening.seenBy(viewer).told().because().forEach(clause -> clauses.add(clause.id()));
        }
        return Tree.branch()
                .put("link", "/replay/" + id + "?event=" + heard.size())
                .put("match", id)
                // Every viewer has heard the same number of events, so the number tells nothing.
                .put("n", heard.size())
                .put("clauses", Tree.texts(new ArrayList<>(clauses)))
                .put("scenario", Skeleton.of(game, seen, new ArrayList<>(clauses)))
                .done();
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position> P mask(P position, int viewer) {
        return (P) position.mask(viewer);
    }
}
