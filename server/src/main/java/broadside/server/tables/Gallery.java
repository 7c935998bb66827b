package broadside.server.tables;

import broadside.engine.game.Game;
import broadside.engine.match.JournalFault;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.engine.play.Position;
import broadside.engine.table.Clock;
import broadside.engine.table.Desk;
import broadside.engine.table.Pace;
import broadside.engine.table.Request;
import broadside.engine.table.Table;
import broadside.engine.table.Viewer;
import broadside.engine.tree.Tree;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Shows a match to those who watch with a delay, so that they cannot help who plays: a second copy of the match, which
 * follows the record so much later. Nothing is held back for anybody, so nothing can pile up.
 */
final class Gallery<P extends Position> {
    private final House house;
    private final String id;
    private final Game<P> game;
    private final Clock clock;
    private final long delay;
    private final Map<Visitor, Viewer<P>> viewers = new LinkedHashMap<>();
    /** Those for whom nothing has happened yet. */
    private final Set<Visitor> waiting = new HashSet<>();

    private final Set<Integer> here = new HashSet<>();
    private @Nullable Table<P> table;
    private int known;
    private boolean armed;

    private Gallery(House house, String id, Game<P> game, Clock clock, long delay) {
        this.house = house;
        this.id = id;
        this.game = game;
        this.clock = clock;
        this.delay = delay;
    }

    static <P extends Position> Gallery<P> of(House house, String id, Game<P> game, Clock clock, long delay) {
        return new Gallery<>(house, id, game, clock, delay);
    }

    void join(Visitor visitor) {
        if (viewers.isEmpty() && waiting.isEmpty()) {
            follow();
        }
        seat(visitor);
    }

    private void seat(Visitor visitor) {
        Table<P> shown = table;
        if (shown == null) {
            waiting.add(visitor);
        } else {
            viewers.put(
                    visitor, shown.join(Position.SPECTATOR, Languages.of(game.id(), visitor.language), visitor::send));
        }
    }

    void leave(Visitor visitor) {
        waiting.remove(visitor);
        Viewer<P> viewer = viewers.remove(visitor);
        if (viewer != null && table != null) {
            table.leave(viewer);
        }
        if (viewers.isEmpty() && waiting.isEmpty()) {
            table = null;
            known = 0;
        }
    }

    void speak(Visitor visitor) {
        Viewer<P> viewer = viewers.get(visitor);
        if (viewer != null) {
            viewer.speak(Languages.of(game.id(), visitor.language));
        }
    }

    /** Takes a request; false if nothing has happened yet for those who watch. */
    boolean receive(Visitor visitor, Request request, Tree message) {
        Viewer<P> viewer = viewers.get(visitor);
        if (viewer == null || table == null) {
            return false;
        }
        Desk<P> desk = table.desk(viewer);
        desk.receive(request, message);
        return true;
    }

    void presence(int seat, boolean comes) {
        if (comes ? here.add(seat) : here.remove(seat)) {
            if (table != null) {
                table.presence(seat, comes);
            }
        }
    }

    /** Learns that the record has grown. */
    void linesCame() {
        if (!armed && !(viewers.isEmpty() && waiting.isEmpty())) {
            follow();
        }
    }

    /** Shows what is old enough by now, and waits for the next line to be. */
    private void follow() {
        List<String> due = house.store().records().until(id, known, clock.millis() - delay);
        if (!due.isEmpty()) {
            show(due);
        }
        Long next = house.store().records().time(id, known + 1);
        if (next != null && !armed) {
            armed = true;
            clock.at(next + delay, () -> {
                armed = false;
                linesCame();
            });
        }
    }

    private void show(List<String> due) {
        Table<P> shown = table;
        if (shown == null) {
            begin();
            return;
        }
        try {
            shown.follow(due);
            known += due.size();
        } catch (JournalFault otherRules) {
            shown.rebind(read());
        }
    }

    private void begin() {
        Table<P> fresh = new Table<>(
                read(),
                clock,
                (seat, level) -> (mask, decision) -> new CompletableFuture<>(),
                new Pace(0, 0, 0),
                (match, cause) -> "",
                false);
        table = fresh;
        here.forEach(seat -> fresh.presence(seat, true));
        Set<Visitor> all = Set.copyOf(waiting);
        waiting.clear();
        all.forEach(this::seat);
    }

    private Match<P> read() {
        List<String> lines = house.store().records().until(id, 0, clock.millis() - delay);
        known = lines.size();
        byte[] record = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        // What the match might want to append is for those who play to append.
        return Replay.resume(game, record, house.time()::millis, good -> appended -> {})
                .match();
    }
}
