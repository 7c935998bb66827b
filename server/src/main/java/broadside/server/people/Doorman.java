package broadside.server.people;

import broadside.server.people.NotAdmitted.Why;
import broadside.server.store.Store;
import broadside.server.store.StoredPerson;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;

/** Lets people in who show a good token. */
@Singleton
public class Doorman {
    private static final long NOTED_EVERY = Duration.ofHours(1).toMillis();

    /** Tokens of who has not been here for so long are no longer good; every visit begins that time anew. */
    private static final long LASTS = Duration.ofDays(180).toMillis();

    private final Store store;
    private final Seal seal;
    private final Clock clock;

    @Inject
    public Doorman(Store store, Seal seal) {
        this(store, seal, Clock.systemUTC());
    }

    Doorman(Store store, Seal seal, Clock clock) {
        this.store = store;
        this.seal = seal;
        this.clock = clock;
    }

    /** Returns who shows this token; throws {@link NotAdmitted} if it is not, or no longer, good. */
    public Person admit(String text) {
        Token token = read(text);
        if (store.bans().has(token.person(), token.serial())) {
            throw new NotAdmitted(Why.BANNED);
        }
        StoredPerson person = store.people().find(token.person());
        long unseen = person == null ? 0 : clock.millis() - person.seen();
        if (person == null || person.epoch() != token.epoch() || unseen > LASTS) {
            throw new NotAdmitted(Why.BAD_TOKEN);
        }
        if (unseen > NOTED_EVERY) {
            store.people().seen(person.id());
        }
        return Person.of(person);
    }

    /** Reads a token under our seal, and does not ask whether it is still good; throws {@link NotAdmitted} for others. */
    public Token read(String text) {
        Token token = seal.open(text);
        if (token == null) {
            throw new NotAdmitted(Why.BAD_TOKEN);
        }
        return token;
    }
}
