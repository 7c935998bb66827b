package broadside.server.rest;

import java.net.URI;

/** Lets guests in at the server under test. */
public final class Guests {
    private Guests() {}

    /** Lets a guest of this name in. */
    public static Browser come(URI server, String name) {
        Browser nobody = new Browser(server, null);
        return nobody.as(nobody.send("POST", "/api/people", "{\"name\":\"" + name + "\"}")
                .json()
                .get("token")
                .asText());
    }
}
