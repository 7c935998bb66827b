package broadside.server.rest;

import broadside.server.people.Doorman;
import broadside.server.people.NotAdmitted;
import broadside.server.people.Person;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import org.jspecify.annotations.Nullable;

/**
 * Is who makes the present request. The token comes in a header and never by itself, as a cookie would: no other site
 * can act for its visitors here.
 */
@RequestScoped
public class Caller {
    private static final String BEARER = "Bearer ";

    private final Doorman doorman;
    private final HttpHeaders headers;
    private @Nullable Person person;

    public Caller(Doorman doorman, @Context HttpHeaders headers) {
        this.doorman = doorman;
        this.headers = headers;
    }

    /** Returns the id of the person, or null for a stranger: somebody who shows no token. */
    public @Nullable String idOrStranger() {
        return headers.getHeaderString(HttpHeaders.AUTHORIZATION) == null ? null : person().id();
    }

    /** Returns the person; throws {@link NotAdmitted} without a good token. */
    public Person person() {
        Person known = person;
        if (known == null) {
            String header = headers.getHeaderString(HttpHeaders.AUTHORIZATION);
            if (header == null) {
                throw new NotAdmitted(NotAdmitted.Why.NO_TOKEN);
            }
            if (!header.regionMatches(true, 0, BEARER, 0, BEARER.length())) {
                throw new NotAdmitted(NotAdmitted.Why.BAD_TOKEN);
            }
            known = doorman.admit(header.substring(BEARER.length()).strip());
            person = known;
        }
        return known;
    }
}
