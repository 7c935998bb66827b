package broadside.server.tables;

import broadside.server.Settings;
import broadside.server.people.NotPossible;
import broadside.server.people.Person;
import broadside.server.store.Store;
import jakarta.inject.Singleton;
import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/** Keeps where people want to be told of their turn, and refuses addresses that are none of theirs. */
@Singleton
public class Webhooks {
    private static final int HIGHEST_PORT = 65_535;

    private final Store store;
    private final boolean insideToo;

    public Webhooks(Store store, Settings settings) {
        this.store = store;
        this.insideToo = settings.tables().bellInside();
    }

    public @Nullable String of(Person person) {
        return store.people().webhook(person.id());
    }

    /** Sets the address; null: no longer. */
    public void set(Person person, @Nullable String url) {
        if (url != null) {
            check(url);
        }
        store.people().setWebhook(person.id(), url);
    }

    private void check(String url) {
        URI address;
        try {
            address = new URI(url);
        } catch (URISyntaxException e) {
            throw bad();
        }
        String host = address.getHost();
        boolean web = "https".equalsIgnoreCase(address.getScheme()) || "http".equalsIgnoreCase(address.getScheme());
        boolean port = address.getPort() == -1 || address.getPort() > 0 && address.getPort() <= HIGHEST_PORT;
        if (host == null || !web || !port || address.getUserInfo() != null) {
            throw bad();
        }
        if (!insideToo && Inside.is(host)) {
            throw new NotPossible("url", "url-inside");
        }
    }

    private static NotPossible bad() {
        return new NotPossible("url", "url");
    }
}
