package broadside.server.people;

import broadside.server.people.NotAdmitted.Why;
import broadside.server.store.FreshId;
import broadside.server.store.Store;
import broadside.server.store.StoredPerson;
import jakarta.inject.Singleton;
import java.util.Locale;
import java.util.regex.Pattern;

/** Takes people in, and lets them change or delete what is known of them. */
@Singleton
public class Register {
    private static final Pattern LOGIN = Pattern.compile("[a-z0-9][a-z0-9._-]{2,23}");
    private static final int SHORTEST_PASSWORD = 8;
    private static final int LONGEST_PASSWORD = 128;

    private final Store store;
    private final Seal seal;
    private final Passwords passwords;

    public Register(Store store, Seal seal, Passwords passwords) {
        this.store = store;
        this.seal = seal;
        this.passwords = passwords;
    }

    /** Takes in a guest. */
    public Welcome join(String name) {
        return welcome(store.people().add(DisplayName.clean(name)));
    }

    /** Gives a guest an account, so that he can come back from anywhere. */
    public Person openAccount(Person person, String login, String password) {
        String known = login(login);
        check(password);
        if (!person.guest()) {
            throw new NotPossible("login", "has-account");
        }
        if (!store.people().openAccount(person.id(), known, passwords.hash(password))) {
            throw new NotPossible("login", "login-taken");
        }
        return new Person(person.id(), person.name(), known, false);
    }

    /** Lets in who knows the password of an account. */
    public Welcome logIn(String login, String password) {
        StoredPerson person = store.people().withLogin(login.strip().toLowerCase(Locale.ROOT));
        String hash = person == null ? null : store.people().password(person.id());
        if (person == null || hash == null || password.length() > LONGEST_PASSWORD) {
            passwords.pretend("nothing");
            throw new NotAdmitted(Why.BAD_PASSWORD);
        }
        if (!passwords.matches(password, hash)) {
            throw new NotAdmitted(Why.BAD_PASSWORD);
        }
        if (store.bans().has(person.id(), "")) {
            throw new NotAdmitted(Why.BANNED);
        }
        store.people().seen(person.id());
        return welcome(person);
    }

    /** Changes the password of an account; tokens made before are no longer good. */
    public Welcome changePassword(Person person, String old, String fresh) {
        String hash = store.people().password(person.id());
        if (hash == null) {
            throw new NotPossible("password", "no-account");
        }
        check(fresh);
        if (old.length() > LONGEST_PASSWORD || !passwords.matches(old, hash)) {
            throw new NotAdmitted(Why.BAD_PASSWORD);
        }
        setPassword(person.id(), fresh);
        return again(person);
    }

    /** Sets the password of an account without asking for the old one: the host's command for who forgot it. */
    public void setPassword(String person, String fresh) {
        check(fresh);
        store.people().changePassword(person, passwords.hash(fresh));
    }

    /** Ends all tokens of a person, and gives a new one. */
    public Welcome endOtherTokens(Person person) {
        store.people().endTokens(person.id());
        return again(person);
    }

    public Person rename(Person person, String name) {
        String clean = DisplayName.clean(name);
        store.people().rename(person.id(), clean);
        return new Person(person.id(), clean, person.login(), person.guest());
    }

    /** Deletes a person and what is about that person alone. */
    public void forget(Person person) {
        store.people().delete(person.id());
    }

    private Welcome again(Person person) {
        StoredPerson stored = store.people().find(person.id());
        if (stored == null) {
            throw new NotAdmitted(Why.BAD_TOKEN);
        }
        return welcome(stored);
    }

    private Welcome welcome(StoredPerson person) {
        Token token = new Token(person.id(), FreshId.next(), person.epoch());
        return new Welcome(Person.of(person), seal.sign(token));
    }

    private static String login(String typed) {
        String login = typed.strip().toLowerCase(Locale.ROOT);
        if (!LOGIN.matcher(login).matches()) {
            throw new NotPossible("login", "login");
        }
        return login;
    }

    private static void check(String password) {
        if (password.length() < SHORTEST_PASSWORD || password.length() > LONGEST_PASSWORD) {
            throw new NotPossible("password", "password", SHORTEST_PASSWORD, LONGEST_PASSWORD);
        }
        if (CommonPasswords.has(password)) {
            throw new NotPossible("password", "password-common");
        }
    }
}
