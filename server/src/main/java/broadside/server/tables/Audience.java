package broadside.server.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Everybody at one table. Who sits and who watches never compete: a seat has its own few places, of which the oldest makes
 * room, and spectators have theirs, of which there are only so many.
 */
final class Audience {
    /** How many may watch one table at this node. */
    static final int MOST_WATCHING = 500;

    /** How many screens one seat may have at once, those included whose connection broke a moment ago. */
    static final int MOST_SCREENS = 8;

    private static final long KEPT_MILLIS = 120_000;

    private final Map<String, Visitor> visitors = new LinkedHashMap<>();

    List<Visitor> all() {
        return new ArrayList<>(visitors.values());
    }

    boolean isEmpty() {
        return visitors.isEmpty();
    }

    boolean has(Visitor visitor) {
        return visitors.get(visitor.session) == visitor;
    }

    @Nullable
    Visitor withSession(@Nullable String session) {
        return session == null ? null : visitors.get(session);
    }

    /** Says whether one more spectator finds a place. */
    boolean mayWatch() {
        return visitors.values().stream().filter(visitor -> !visitor.sits()).count() < MOST_WATCHING;
    }

    /** Lets somebody in; returns who has to make room for him, or null. */
    @Nullable
    Visitor add(Visitor fresh) {
        visitors.put(fresh.session, fresh);
        if (!fresh.sits()) {
            return null;
        }
        List<Visitor> screens = visitors.values().stream()
                .filter(visitor -> visitor != fresh && visitor.seat() == fresh.seat())
                .sorted(Comparator.comparing(Visitor::isConnected))
                .toList();
        return screens.size() < MOST_SCREENS ? null : screens.get(0);
    }

    void remove(Visitor visitor) {
        visitors.remove(visitor.session, visitor);
    }

    /** Returns the sessions that nobody came back to in time. */
    List<Visitor> forgotten(long now) {
        return visitors.values().stream()
                .filter(visitor -> visitor.gone > 0 && now - visitor.gone > KEPT_MILLIS)
                .toList();
    }

    /** Returns the seats somebody is connected for. */
    Set<Integer> seatsHere() {
        return visitors.values().stream()
                .filter(visitor -> visitor.isConnected() && visitor.sits())
                .map(Visitor::seat)
                .collect(Collectors.toUnmodifiableSet());
    }

    int watching() {
        return (int) visitors.values().stream()
                .filter(visitor -> visitor.isConnected() && !visitor.sits())
                .count();
    }
}
