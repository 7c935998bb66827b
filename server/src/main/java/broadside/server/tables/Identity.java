package broadside.server.tables;

import broadside.server.lobby.SeatToken;
import broadside.server.people.Doorman;
import broadside.server.people.NotAdmitted;
import broadside.server.people.Token;
import broadside.server.store.Bans;
import broadside.server.store.Store;
import broadside.server.store.StoredSeat;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What somebody showed when he came: it is compared with the store as long as he stays, not only at the door.
 *
 * @param person the person; null for a stranger and for a bot
 * @param epoch the person's epoch when the token was made
 * @param seat the seat a bot plays; -1 for everybody else
 * @param seatToken the hash of the token a bot plays with; null for everybody else
 * @param subjects under what a host may have banned him
 */
public record Identity(
        @Nullable String person,
        int epoch,
        int seat,
        @Nullable String seatToken,
        List<String> subjects) {
    /** Somebody who shows nothing, and may only watch. */
    public static final Identity STRANGER = new Identity(null, 0, -1, null, List.of());

    public Identity {
        subjects = List.copyOf(subjects);
    }

    /** Finds out whose token somebody shows; throws {@link NotAdmitted} if it is not good here. */
    public static Identity of(Entrance entrance, Doorman doorman, Store store, String table) {
        String token = entrance.token();
        if (token == null) {
            return STRANGER;
        }
        if (token.indexOf('.') >= 0) {
            doorman.admit(token);
            return of(doorman.read(token));
        }
        String hash = SeatToken.hash(token);
        StoredSeat seat = store.seats().withToken(hash);
        if (seat == null || !seat.match().equals(table)) {
            throw new NotAdmitted(NotAdmitted.Why.BAD_TOKEN);
        }
        Identity bot = bot(seat, hash);
        String owner = seat.person();
        if (owner != null && store.bans().has(owner, "")) {
            throw new NotAdmitted(NotAdmitted.Why.BANNED);
        }
        return bot;
    }

    static Identity of(Token shown) {
        return new Identity(
                shown.person(),
                shown.epoch(),
                -1,
                null,
                List.of(Bans.person(shown.person()), Bans.token(shown.serial())));
    }

    /** A bot plays for the seat's owner, and goes with him. */
    static Identity bot(StoredSeat seat, String hash) {
        String owner = seat.person();
        return new Identity(null, 0, seat.seat(), hash, owner == null ? List.of() : List.of(Bans.person(owner)));
    }

    boolean isBot() {
        return seatToken != null;
    }

    boolean isAmong(Set<String> banned) {
        return subjects.stream().anyMatch(banned::contains);
    }

    /** Says whether a seat, as the store has it now, is this one's to play. */
    boolean has(StoredSeat stored) {
        return seatToken != null
                ? stored.seat() == seat && seatToken.equals(stored.token())
                : person != null && person.equals(stored.person());
    }

    /** Says whether both are the same person, the same bot, or both strangers; a person may have a new token by now. */
    boolean isSame(Identity other) {
        return Objects.equals(person, other.person) && Objects.equals(seatToken, other.seatToken);
    }
}
