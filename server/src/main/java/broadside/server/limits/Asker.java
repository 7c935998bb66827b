package broadside.server.limits;

import io.vertx.core.net.SocketAddress;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Names who asks, for counting: one address, or one network of the kind that a household gets. */
public final class Asker {
    private static final int NETWORK_BYTES = 8;

    private Asker() {}

    /** Returns the name under which requests from this address are counted. */
    public static String of(@Nullable SocketAddress address) {
        String host = address == null ? null : address.hostAddress();
        return host == null ? "unknown" : of(host);
    }

    static String of(String literal) {
        try {
            // A literal is not looked up.
            InetAddress address = InetAddress.getByName(literal);
            if (address instanceof Inet6Address) {
                // Anybody with one IPv6 address has 2^64 of them.
                return "net " + Arrays.toString(Arrays.copyOf(address.getAddress(), NETWORK_BYTES));
            }
            return address.getHostAddress();
        } catch (UnknownHostException e) {
            return literal;
        }
    }
}
