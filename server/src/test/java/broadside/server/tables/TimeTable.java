package broadside.server.tables;

import broadside.engine.game.Games;
import broadside.engine.match.Match;
import broadside.engine.match.Replay;
import broadside.server.lobby.OpenTable;
import broadside.server.lobby.TableInfo;
import broadside.server.lobby.TimeControl;
import broadside.server.people.Person;
import broadside.server.store.DatabaseAddress;
import broadside.server.store.StoreHost;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Is a table of people at a node whose time goes by hand. */
final class TimeTable implements AutoCloseable {
    static final TimeControl MOVE = new TimeControl("move", 60, null, null, null);
    static final TimeControl GAME = new TimeControl("game", null, 5, 0, null);
    static final TimeControl DAYS = new TimeControl("days", null, null, null, 2);

    final HandClock clock = new HandClock();
    private final DatabaseAddress address;
    final Node.Quick settings;
    final List<Person> people = new ArrayList<>();
    final List<Sailor> sailors = new ArrayList<>();
    Node node;
    String id = "";

    TimeTable(Path folder) {
        this(folder, new Node.Quick() {
            @Override
            public int grace() {
                return 30;
            }

            @Override
            public int away() {
                return 60;
            }

            @Override
            public int idle() {
                return 120;
            }

            @Override
            public int lease() {
                return 1_000_000;
            }
        });
    }

    TimeTable(Path folder, Node.Quick settings) {
        this.settings = settings;
        address = StoreHost.sqlite(folder);
        node = new Node(address, settings, clock);
    }

    /** Opens a table for so many people, who all come. */
    TimeTable open(int seats, @Nullable TimeControl control) {
        return open(seats, control, false, 0);
    }

    TimeTable open(int seats, @Nullable TimeControl control, boolean practice, int delay) {
        List<OpenTable.SeatWish> wishes = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            people.add(node.guest(List.of("Ann", "Bob", "Cid", "Dee").get(seat)));
            wishes.add(new OpenTable.SeatWish(seat == 0 ? "me" : "free", null, null));
        }
        TableInfo table = node.lobby.open(
                people.get(0),
                new OpenTable("spanish-main", null, null, null, control, null, practice, null, delay, wishes, null));
        id = table.id();
        for (int seat = 1; seat < seats; seat++) {
            node.lobby.sit(people.get(seat), id, seat, null, false, null, null);
        }
        come();
        return this;
    }

    /** Lets everybody come. */
    void come() {
        sailors.clear();
        for (Person person : people) {
            sailors.add(new Sailor(node, id).enter(person.id()));
        }
        node.settle(id);
    }

    /** Lets time pass at the table. */
    void pass(Duration time) {
        node.settle(id);
        clock.pass(time);
        node.settle(id);
    }

    /** Looks after the tables, as the node does every few seconds; twice, since what is noted is written at the next. */
    void round() {
        for (int i = 0; i < 2; i++) {
            node.tables.round();
            node.settle(id);
        }
    }

    /** Kills the node and starts another on the same store, some time later. */
    void restart(Duration later) {
        node.kill();
        clock.forget();
        clock.pass(later);
        node = new Node(address, settings, clock);
    }

    /** Reads the match from its record. */
    Match<?> match() {
        node.settle(id);
        return Replay.walk(Games.find("spanish-main"), node.store.records().file(id), (entry, events, now) -> {});
    }

    /** Returns who is asked, by the number of the seat. */
    int asked() {
        return match().position().pending().firstOpen().seat();
    }

    int entries() {
        return match().entries().size();
    }

    /** Lets who is asked answer. */
    void answer() {
        Sailor asked = sailors.get(asked());
        asked.asked();
        asked.choose(0);
        node.settle(id);
    }

    @Override
    public void close() {
        node.close();
    }
}
