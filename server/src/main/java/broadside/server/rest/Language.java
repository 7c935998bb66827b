package broadside.server.rest;

import broadside.engine.words.Words;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.UriInfo;
import java.util.Locale;

/** Is the language of the present request: {@code lang} in the query, else what the browser prefers, else English. */
@RequestScoped
public class Language {
    private final UriInfo address;
    private final HttpHeaders headers;

    public Language(@Context UriInfo address, @Context HttpHeaders headers) {
        this.address = address;
        this.headers = headers;
    }

    /** Returns {@code en} or {@code es}. */
    public String code() {
        return of(address, headers);
    }

    /** Returns the language of a request, for who has just this at hand. */
    static String of(UriInfo address, HttpHeaders headers) {
        String wanted = address.getQueryParameters().getFirst("lang");
        if (wanted != null) {
            return known(wanted);
        }
        String accepted = headers.getHeaderString(HttpHeaders.ACCEPT_LANGUAGE);
        if (accepted != null) {
            for (String range : accepted.split(",", -1)) {
                String code = range.strip().split("[-;]", -1)[0].toLowerCase(Locale.ROOT);
                if (Words.LANGUAGES.contains(code)) {
                    return code;
                }
            }
        }
        return Words.LANGUAGES.get(0);
    }

    private static String known(String wanted) {
        return Words.LANGUAGES.contains(wanted) ? wanted : Words.LANGUAGES.get(0);
    }
}
