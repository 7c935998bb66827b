package broadside.server.tables;

import broadside.engine.match.Match;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.table.Bank;
import broadside.engine.table.Table;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.server.lobby.TimeControl;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Sets the clocks of a table, says what they show, and writes down what is left so that a restart takes nothing away. */
final class Timekeeping {
    /** What a decision gets at least when the bank is empty: enough to come back and answer. */
    private static final long FLOOR_MILLIS = 10_000;

    private Timekeeping() {}

    /**
     * Sets the clocks of a table that was just opened.
     *
     * @param noted what {@link #write} wrote before a restart, or null
     */
    static <P extends Position> void begin(Table<P> table, TimeControl control, @Nullable String noted) {
        int seats = table.match().header().seats().size();
        Field before = read(noted);
        if (control.bankMillis() > 0) {
            long[] left = new long[seats];
            java.util.Arrays.fill(left, control.bankMillis());
            Field row = before == null ? null : before.maybe("left");
            for (int seat = 0; row != null && seat < Math.min(seats, row.row().size()); seat++) {
                left[seat] = row.row().get(seat).whole();
            }
            table.use(new Bank(left, control.incrementMillis(), FLOOR_MILLIS));
        } else if (before != null && before.has("set") && before.has("remaining")) {
            table.allow(
                    (int) before.need("set").whole(), before.need("remaining").whole());
        }
    }

    private static @Nullable Field read(@Nullable String noted) {
        try {
            return noted == null ? null : Field.root(Json.read(noted));
        } catch (BadDocument e) {
            return null;
        }
    }

    /** Writes down what is left on the clocks; null where there is no clock to speak of. */
    static <P extends Position> @Nullable String write(Table<P> table, TimeControl control) {
        long now = table.clock().millis();
        Bank bank = table.bank();
        if (bank != null) {
            return Json.write(Tree.branch("left", Tree.row(left(table, bank, now))));
        }
        if (control.decisionMillis() == 0 || table.closesAt() == 0) {
            return null;
        }
        return Json.write(Tree.branch()
                .put("set", table.pendingSet())
                .put("remaining", Math.max(0, table.closesAt() - now))
                .done());
    }

    private static List<Tree> left(Table<?> table, Bank bank, long now) {
        List<Tree> left = new ArrayList<>();
        for (int seat = 0; seat < table.match().header().seats().size(); seat++) {
            left.add(Tree.of(bank.left(seat, now)));
        }
        return left;
    }

    /** Shows the clocks: for every seat what is left and whether it runs, for all an outsider knows. */
    static <P extends Position> Tree.Branch message(Table<P> table) {
        Match<P> match = table.match();
        long now = table.clock().millis();
        Pending pending = match.isOver()
                ? null
                : match.position().mask(Position.SPECTATOR).pending();
        List<Tree> rows = new ArrayList<>();
        Bank bank = table.bank();
        for (int seat = 0; seat < match.header().seats().size(); seat++) {
            boolean asked = isAsked(pending, seat);
            Tree left = Tree.NOTHING;
            if (bank != null) {
                left = Tree.of(bank.left(seat, now));
            } else if (asked && table.closesAt() > 0) {
                left = Tree.of(Math.max(0, table.closesAt() - now));
            }
            rows.add(Tree.branch()
                    .put("seat", match.header().seats().get(seat))
                    .put("left", left)
                    .put("running", asked && !table.isPaused() && table.closesAt() > 0)
                    .done());
        }
        return Message.of("clock")
                .put("seats", Tree.row(rows))
                .put("paused", table.isPaused())
                .done();
    }

    private static boolean isAsked(@Nullable Pending pending, int seat) {
        for (int i = 0; pending != null && i < pending.size(); i++) {
            Decision decision = pending.decision(i);
            if (decision.seat() == seat && !pending.isAnswered(i)) {
                return true;
            }
        }
        return false;
    }
}
