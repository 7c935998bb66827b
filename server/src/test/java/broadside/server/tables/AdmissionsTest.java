package broadside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.server.people.Person;
import broadside.server.people.Token;
import broadside.server.store.DatabaseAddress;
import broadside.server.store.Store;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever shows a good token stays, also when the store is asked about everybody at that very moment. */
class AdmissionsTest {
    @TempDir
    Path folder;

    private Store store;
    private Admissions admissions;

    @BeforeEach
    void open() {
        store = Store.open(DatabaseAddress.inFolder(folder), Clock.systemUTC());
        admissions = new Admissions(store);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private Identity guest(String name) {
        Person person = Person.of(store.people().add(name));
        return Identity.of(new Token(
                person.id(), "serial", store.people().find(person.id()).epoch()));
    }

    @Test
    void whoComesWhileTheStoreIsAskedStays() {
        Identity ann = guest("Ann");
        Identity bob = guest("Bob");
        assertThat(admissions.objection(ann)).isNull();
        admissions.readAgain(people -> {
            var answer = store.people().epochs(people);
            assertThat(admissions.objection(bob)).isNull();
            return answer;
        });
        assertThat(admissions.objection(bob)).isNull();
        assertThat(admissions.objection(ann)).isNull();
    }

    @Test
    void whoseTokensEndWhileTheStoreIsAskedGoes() {
        Identity ann = guest("Ann");
        assertThat(admissions.objection(ann)).isNull();
        admissions.readAgain(people -> {
            var answer = store.people().epochs(people);
            store.people().endTokens(ann.person());
            admissions.personChanged(ann.person());
            assertThat(admissions.objection(ann)).isEqualTo(Farewell.BAD_TOKEN);
            return answer;
        });
        assertThat(admissions.objection(ann)).isEqualTo(Farewell.BAD_TOKEN);
    }
}
