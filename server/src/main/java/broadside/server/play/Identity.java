package broadside.server.play;

import broadside.server.lobby.SeatToken;
import broadside.server.people.Doorman;
import broadside.server.people.NotAdmitted;
import broadside.server.store.Store;
import broadside.server.store.StoredSeat;
import broadside.server.tables.Entrance;
import org.jspecify.annotations.Nullable;

/**
 * Says whose token somebody shows.
 *
 * @param person the person; null for a stranger and for a bot
 * @param seat the seat a bot plays; -1 for everybody else
 */
record Identity(@Nullable String person, int seat) {

    /** Finds out; throws {@link NotAdmitted} if the token is not good here. */
    static Identity of(Entrance entrance, Doorman doorman, Store store, String table) {
        String token = entrance.token();
        if (token == null) {
            return new Identity(null, -1);
        }
        if (token.indexOf('.') >= 0) {
            return new Identity(doorman.admit(token).id(), -1);
        }
        StoredSeat seat = store.seats().withToken(SeatToken.hash(token));
        if (seat == null || !seat.match().equals(table)) {
            throw new NotAdmitted(NotAdmitted.Why.BAD_TOKEN);
        }
        return new Identity(null, seat.seat());
    }
}
