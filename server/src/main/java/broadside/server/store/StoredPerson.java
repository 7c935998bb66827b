package broadside.server.store;

import org.jspecify.annotations.Nullable;

/**
 * Is a person as the store knows one.
 *
 * @param login what an account is logged in with; null for a guest
 * @param epoch tokens of an earlier epoch are no longer good
 * @param created milliseconds since 1970
 * @param seen when the person was last here, give or take an hour
 */
public record StoredPerson(String id, String name, @Nullable String login, int epoch, long created, long seen) {

    public boolean isGuest() {
        return login == null;
    }
}
