package broadside.server.people;

import broadside.server.store.StoredPerson;
import org.jspecify.annotations.Nullable;

/**
 * Is somebody who has been let in.
 *
 * @param login the name of the account; null for a guest
 * @param guest whether there is no account: who loses the token of a guest cannot come back
 */
public record Person(String id, String name, @Nullable String login, boolean guest) {

    public static Person of(StoredPerson stored) {
        return new Person(stored.id(), stored.name(), stored.login(), stored.isGuest());
    }
}
