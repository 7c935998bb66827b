package broadside.server.host;

import broadside.server.people.Passwords;
import broadside.server.people.Register;
import broadside.server.people.Seal;
import broadside.server.people.Token;
import broadside.server.store.Bans.Ban;
import broadside.server.store.FreshId;
import broadside.server.store.Store;
import broadside.server.store.StoredPerson;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Carries out what a host orders about people. */
final class PeopleOrders {
    private static final int MANY = 50;

    private final Store store;
    private final PrintStream out;

    PeopleOrders(Store store, PrintStream out) {
        this.store = store;
        this.out = out;
    }

    void list(Typed typed) {
        String text = typed.wordOrNull(1);
        typed.noMoreThan(2);
        int most = typed.number("--most", MANY);
        List<StoredPerson> found = store.people().containing(text == null ? "" : text, most);
        for (StoredPerson person : found) {
            String login = person.login() == null ? "(guest)" : person.login();
            String banned = store.bans().has(person.id(), "") ? "  banned" : "";
            out.printf("%s  %s  %-24s  %s%s%n", person.id(), Moment.of(person.seen()), login, person.name(), banned);
        }
        out.println(found.size() == most ? most + " people; --most shows more." : found.size() + " people.");
    }

    void ban(Typed typed) {
        String who = typed.word(1, "the PERSON (id or login) or TOKEN");
        typed.noMoreThan(2);
        String reason = typed.flag("--reason", "");
        Token token = token(who);
        if (token != null) {
            store.bans().banToken(token.serial(), reason);
            out.println("This token of person " + token.person() + " is banned; to unban it, name " + token.serial()
                    + ". The person may come in with others.");
            return;
        }
        StoredPerson person = person(who);
        store.bans().banPerson(person.id(), reason);
        out.println(person.name() + " (" + person.id() + ") is banned.");
    }

    void unban(Typed typed) {
        String who = typed.word(1, "the PERSON (id or login) or TOKEN");
        typed.noMoreThan(2);
        Token token = token(who);
        boolean was = token != null
                ? store.bans().pardonToken(token.serial())
                : store.bans().pardon(idOf(who)) | store.bans().pardonToken(who);
        out.println(was ? "The ban is lifted." : "There was no such ban; 'broadside host bans' lists them.");
    }

    void bans(Typed typed) {
        typed.noMoreThan(1);
        List<Ban> bans = store.bans().all();
        for (Ban ban : bans) {
            out.println(ban.subject() + "  " + Moment.of(ban.created()) + "  " + ban.reason());
        }
        out.println(bans.size() + " bans.");
    }

    void resetPassword(Typed typed) {
        String login = typed.word(1, "the LOGIN").toLowerCase(Locale.ROOT);
        typed.noMoreThan(2);
        StoredPerson person = store.people().withLogin(login);
        if (person == null) {
            throw new NotFound("there is no account '" + login + "'; 'broadside host people' lists them");
        }
        String fresh = FreshId.next();
        new Register(store, new Seal(store), new Passwords()).setPassword(person.id(), fresh);
        out.println("The new password of " + login + " is");
        out.println(fresh);
        out.println("It is shown this once. Whoever was logged in with the old one no longer is.");
    }

    private @Nullable Token token(String text) {
        if (!text.contains(".") || store.people().withLogin(text) != null) {
            return null;
        }
        return new Seal(store).open(text);
    }

    private StoredPerson person(String idOrLogin) {
        StoredPerson person = store.people().find(idOrLogin);
        if (person == null) {
            person = store.people().withLogin(idOrLogin.toLowerCase(Locale.ROOT));
        }
        if (person == null) {
            throw new NotFound("nobody has the id or login '" + idOrLogin + "', and it is no token of this server;"
                    + " 'broadside host people' lists people");
        }
        return person;
    }

    /** Returns the id behind a login; a banned person may be gone, so an unknown one counts as an id. */
    private String idOf(String idOrLogin) {
        StoredPerson person = store.people().withLogin(idOrLogin.toLowerCase(Locale.ROOT));
        return person == null ? idOrLogin : person.id();
    }
}
