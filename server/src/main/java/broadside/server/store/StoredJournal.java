package broadside.server.store;

import broadside.engine.match.Journal;
import broadside.engine.match.JournalFault;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the record of one match in the store.
 *
 * <p>After anything it throws, the match in memory may no longer be what the store holds (a connection can break after the
 * commit): drop it and read it again.
 */
public final class StoredJournal implements Journal {
    private final Records records;
    private final String match;
    private int next;
    private @Nullable Supplier<Attention> attention;

    /**
     * Makes the journal of a match.
     *
     * @param known how many lines of its record the caller has read
     */
    public StoredJournal(Records records, String match, int known) {
        this.records = records;
        this.match = match;
        this.next = known + 1;
    }

    /** Notes with every append whom the match waits for; asked when the match already stands behind those lines. */
    public void noting(Supplier<Attention> waits) {
        attention = waits;
    }

    /** Says that another node appended so many lines, which the match has followed. */
    public void followed(int lines) {
        next += lines;
    }

    /** Returns how many lines are known to be in the store. */
    public int known() {
        return next - 1;
    }

    @Override
    public void append(List<String> lines) {
        if (lines.isEmpty()) {
            return;
        }
        boolean won;
        try {
            won = put(lines);
        } catch (RuntimeException e) {
            throw new JournalFault("the store did not take the record of match " + match, e);
        }
        if (!won) {
            throw new Overtaken(match);
        }
        next += lines.size();
    }

    private boolean put(List<String> lines) {
        if (isEnd(lines.get(lines.size() - 1))) {
            return records.appendEnd(match, next, lines);
        }
        Supplier<Attention> waits = attention;
        return waits == null ? records.append(match, next, lines) : records.append(match, next, lines, waits.get());
    }

    private static boolean isEnd(String line) {
        // The writer of records puts the kind first; reading a whole snapshot to learn it would cost more than the
        // append.
        return line.startsWith("{\"line\":\"end\"");
    }
}
