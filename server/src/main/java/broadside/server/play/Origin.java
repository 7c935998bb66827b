package broadside.server.play;

import io.quarkus.websockets.next.HandshakeRequest;
import java.net.URI;
import java.net.URISyntaxException;

/** Says whether a connection comes from a page of this server; programs that are no browsers send no origin. */
final class Origin {
    private Origin() {}

    static boolean isOurs(HandshakeRequest request) {
        String origin = request.header("Origin");
        return origin == null || isOurs(origin, request.header("Host"));
    }

    static boolean isOurs(String origin, @org.jspecify.annotations.Nullable String host) {
        try {
            String authority = new URI(origin).getAuthority();
            return host != null && host.equalsIgnoreCase(authority);
        } catch (URISyntaxException e) {
            return false;
        }
    }
}
