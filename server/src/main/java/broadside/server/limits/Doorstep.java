package broadside.server.limits;

import broadside.server.Settings;
import io.quarkus.websockets.next.HttpUpgradeCheck;
import io.quarkus.websockets.next.UserData.TypedKey;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Counts the connections of every address, and turns away whoever has too many or opens them too fast: before anything is
 * kept for him.
 */
@Singleton
public class Doorstep implements HttpUpgradeCheck {
    private static final TypedKey<String> ASKER = TypedKey.forString("broadside.asker");
    private static final int TOO_MANY = 429;
    private static final double PER_SECOND = 2;

    private final Provider<Settings> settings;
    private final Map<String, Integer> open = new ConcurrentHashMap<>();
    private volatile @Nullable Allowance handshakes;

    /** Settings are asked for late: checks are made while building, when none can be read yet. */
    public Doorstep(Provider<Settings> settings) {
        this.settings = settings;
    }

    @Override
    public Uni<CheckResult> perform(HttpUpgradeContext context) {
        String asker = Asker.of(context.httpRequest().remoteAddress());
        Settings.Limits limits = settings.get().limits();
        if (limits.enabled()
                && (open.getOrDefault(asker, 0) >= limits.sockets()
                        || !handshakes(limits).take(asker))) {
            return CheckResult.rejectUpgrade(TOO_MANY, Map.of("Retry-After", List.of("5")));
        }
        context.userData().put(ASKER, asker);
        return CheckResult.permitUpgrade();
    }

    private Allowance handshakes(Settings.Limits limits) {
        Allowance known = handshakes;
        if (known == null) {
            known = new Allowance(limits.handshakes(), PER_SECOND);
            handshakes = known;
        }
        return known;
    }

    /** Notes that a connection was opened; false if its address has too many by now. */
    public boolean comes(io.quarkus.websockets.next.UserData data) {
        String asker = data.get(ASKER);
        if (asker == null) {
            return true;
        }
        int now = open.merge(asker, 1, Integer::sum);
        Settings.Limits limits = settings.get().limits();
        return !limits.enabled() || now <= limits.sockets();
    }

    /** Notes that a connection is closed. */
    public void goes(io.quarkus.websockets.next.UserData data) {
        String asker = data.get(ASKER);
        if (asker != null) {
            open.computeIfPresent(asker, (address, count) -> count == 1 ? null : count - 1);
        }
    }
}
