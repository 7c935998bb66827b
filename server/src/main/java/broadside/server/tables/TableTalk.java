package broadside.server.tables;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import broadside.server.limits.Allowance;
import broadside.server.lobby.Plan;
import broadside.server.store.ChatLine;
import broadside.server.store.StoredMatch;
import broadside.server.store.StoredPerson;
import broadside.server.store.StoredSeat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Passes on what people say at one table. */
final class TableTalk {
    private static final int LONGEST = 300;
    private static final int RECENT = 100;
    private static final int BURST = 6;
    private static final double PER_SECOND = 0.5;
    private static final long NANOS = 1_000_000;

    private final String table;
    private final House house;
    private final Allowance allowance;
    private int heard = -1;

    TableTalk(String table, House house) {
        this.table = table;
        this.house = house;
        this.allowance = new Allowance(BURST, PER_SECOND, () -> house.time().millis() * NANOS);
    }

    /** Takes what somebody says; everybody hears it when the store has it. */
    void say(Visitor visitor, Tree message, Words words, StoredMatch match) {
        Field said = Message.field(message, Set.of("say")).need("say");
        String text = said.text().replaceAll("\\p{Cc}", " ").strip();
        if (text.isEmpty() || text.length() > LONGEST) {
            throw said.wrong("say something of 1 to " + LONGEST + " characters");
        }
        StoredPerson person =
                visitor.person() == null ? null : house.store().people().find(visitor.person());
        boolean sits = visitor.seat() >= 0;
        if (person == null || !sits && !Plan.read(match.header()).spectators()) {
            visitor.send(Message.refused(words, "server.chat.people", message));
        } else if (house.limits() && !allowance.take(person.id())) {
            visitor.send(Message.refused(words, "server.chat.slow", message));
        } else {
            house.store().chat().say(table, person.id(), person.name(), text);
            visitor.send(Message.done(message));
        }
    }

    /** Tells a visitor what was said last. */
    void recent(Visitor visitor, List<StoredSeat> seats) {
        List<ChatLine> lines = house.store().chat().after(table, 0, RECENT);
        visitor.send(written(lines, visitor, seats));
        if (heard < 0) {
            heard = lines.isEmpty() ? 0 : lines.get(lines.size() - 1).seq();
        }
    }

    /** Tells everybody what was said since. */
    void pass(Collection<Visitor> visitors, List<StoredSeat> seats) {
        if (heard < 0) {
            return;
        }
        List<ChatLine> lines = house.store().chat().after(table, heard, RECENT);
        if (lines.isEmpty()) {
            return;
        }
        heard = lines.get(lines.size() - 1).seq();
        visitors.forEach(visitor -> visitor.send(written(lines, visitor, seats)));
    }

    private static Tree.Branch written(List<ChatLine> lines, Visitor visitor, List<StoredSeat> seats) {
        List<Tree> rows = new ArrayList<>();
        for (ChatLine line : lines) {
            String seat = seat(line.person(), seats);
            rows.add(Tree.branch()
                    .put("seq", line.seq())
                    .put("name", line.name())
                    .put("seat", seat == null ? Tree.NOTHING : Tree.of(seat))
                    .put("said", line.said())
                    .put("time", line.time())
                    .put("you", line.person() != null && line.person().equals(visitor.person()))
                    .done());
        }
        return Message.of("chat").put("lines", Tree.row(rows)).done();
    }

    private static @Nullable String seat(@Nullable String person, List<StoredSeat> seats) {
        for (StoredSeat seat : seats) {
            if (person != null && person.equals(seat.person())) {
                return seat.name();
            }
        }
        return null;
    }
}
