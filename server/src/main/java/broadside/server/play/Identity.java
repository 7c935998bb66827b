package broadside.server.play;

import broadside.server.lobby.SeatToken;
import broadside.server.people.Doorman;
import broadside.server.people.NotAdmitted;
import broadside.server.people.Token;
import broadside.server.store.Bans;
import broadside.server.store.Store;
import broadside.server.store.StoredSeat;
import broadside.server.tables.Entrance;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Says whose token somebody shows.
 *
 * @param person the person; null for a stranger and for a bot
 * @param seat the seat a bot plays; -1 for everybody else
 * @param subjects under what a host may have banned him
 */
record Identity(@Nullable String person, int seat, List<String> subjects) {

    /** Finds out; throws {@link NotAdmitted} if the token is not good here. */
    static Identity of(Entrance entrance, Doorman doorman, Store store, String table) {
        String token = entrance.token();
        if (token == null) {
            return new Identity(null, -1, List.of());
        }
        if (token.indexOf('.') >= 0) {
            doorman.admit(token);
            Token shown = doorman.read(token);
            return new Identity(shown.person(), -1, List.of(Bans.person(shown.person()), Bans.token(shown.serial())));
        }
        StoredSeat seat = store.seats().withToken(SeatToken.hash(token));
        if (seat == null || !seat.match().equals(table)) {
            throw new NotAdmitted(NotAdmitted.Why.BAD_TOKEN);
        }
        // A bot plays for its owner, and goes with him.
        String owner = seat.person();
        Identity bot = new Identity(null, seat.seat(), owner == null ? List.of() : List.of(Bans.person(owner)));
        if (owner != null && store.bans().has(owner, "")) {
            throw new NotAdmitted(NotAdmitted.Why.BANNED);
        }
        return bot;
    }

    boolean isAmong(Set<String> banned) {
        for (String subject : subjects) {
            if (banned.contains(subject)) {
                return true;
            }
        }
        return false;
    }
}
