package broadside.server.people;

import broadside.server.store.StoredPerson;

/**
 * Is somebody who has been let in.
 *
 * @param guest whether there is no account: who loses the token of a guest cannot come back
 */
public record Person(String id, String name, boolean guest) {

    static Person of(StoredPerson stored) {
        return new Person(stored.id(), stored.name(), stored.isGuest());
    }
}
