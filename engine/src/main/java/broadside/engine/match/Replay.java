package broadside.engine.match;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.match.Finding.Kind;
import broadside.engine.match.RecordLines.Line;
import broadside.engine.play.Position;
import broadside.engine.tree.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Plays recorded matches again: to verify them, to show them, and to go on with them. */
public final class Replay {
    private Replay() {}

    /** Gives what a viewer of a replay sees of one entry. */
    public interface Visitor<P extends Position> {
        /**
         * Sees one step of the match.
         *
         * @param entry the entry; null for the beginning
         * @param events what it brought about
         */
        void see(@Nullable Entry entry, List<Happening> events, Match<P> match);
    }

    /** Verifies a record of one of the installed games. Never throws, whatever the bytes are. */
    public static List<Finding> verify(byte[] record) {
        return verify(record, Games::find);
    }

    /**
     * Verifies a record: form, chain, secret, every entry, every position, the events and the outcome.
     *
     * @return what is wrong, the first bad line and nothing behind it; nothing or {@linkplain Finding#isNote notes} if
     *     all is well
     */
    public static List<Finding> verify(byte[] record, Function<String, @Nullable Game<?>> games) {
        RecordLines lines = RecordLines.read(record);
        List<Finding> findings = new ArrayList<>();
        try {
            Header header = Rerun.header(lines.good());
            Game<?> game = games.apply(header.game());
            if (game == null) {
                findings.add(new Finding(1, Kind.HEADER, "there is no game '" + header.game() + "' here"));
            } else {
                findings.addAll(compare(game, lines));
            }
        } catch (BrokenRecord e) {
            findings.add(e.finding());
        } catch (RuntimeException e) {
            // Whoever forges lines with a good chain can make a game's reader stumble; that is a finding too.
            findings.add(new Finding(1, Kind.HEADER, "the record makes no sense: " + e));
        }
        // A bad form is the first thing wrong only if the lines before it are good.
        Finding form = lines.finding();
        boolean faulty = findings.stream().anyMatch(f -> !f.isNote() && f.kind() != Kind.TRUNCATED);
        if (form != null && !faulty) {
            findings.removeIf(f -> !f.isNote());
            findings.add(form);
        }
        return findings;
    }

    private static <P extends Position> List<Finding> compare(Game<P> game, RecordLines lines) {
        List<Finding> findings = new ArrayList<>();
        Rerun<P> rerun = Rerun.begin(game, lines.good(), () -> 0);
        int other = -1;
        for (int i = 0; i < lines.good().size(); i++) {
            Line line = lines.good().get(i);
            if (other >= 0 && line.kind().equals("events")) {
                if (line.field().whole("seq", 0) < other) {
                    continue;
                }
                rerun.forgetEventsBefore(other);
            }
            Finding finding = rerun.take(line);
            if (finding == null) {
                continue;
            }
            int change = dependsOnRules(finding) ? nextChange(lines.good(), i) : -1;
            if (change < 0) {
                findings.add(finding);
                return findings;
            }
            findings.add(new Finding(
                    line.number(),
                    Kind.OTHER_RULES,
                    "from here to line " + lines.good().get(change).number()
                            + " other rules were in force; not computed again"));
            skipTo(rerun, lines.good(), i, change);
            other = (int) lines.good().get(change).field().whole("seq", 0);
            i = change - 1;
        }
        if (rerun.isWaiting() || !rerun.match().isOver()) {
            findings.add(
                    new Finding(lines.good().size() + 1, Kind.TRUNCATED, "the record stops before the match is over"));
        }
        return findings;
    }

    /** Shows a record entry by entry; throws {@link BrokenRecord} at the first line that does not fit. */
    public static <P extends Position> Match<P> walk(Game<P> game, byte[] record, Visitor<P> visitor) {
        RecordLines lines = RecordLines.read(record);
        Rerun<P> rerun = Rerun.begin(game, lines.good(), () -> 0);
        Match<P> match = rerun.match();
        visitor.see(null, List.copyOf(match.log()), match);
        for (int i = 0; i < lines.good().size(); i++) {
            Line line = lines.good().get(i);
            int heard = match.log().size();
            int entered = match.entries().size();
            Finding finding = line.kind().equals("events") ? null : takeQuietly(rerun, line);
            if (finding != null) {
                int change = dependsOnRules(finding) ? nextChange(lines.good(), i) : -1;
                if (change < 0) {
                    throw new BrokenRecord(finding);
                }
                skipTo(rerun, lines.good(), i, change);
                i = change - 1;
            } else if (match.entries().size() > entered) {
                List<Entry> entries = match.entries();
                visitor.see(
                        entries.get(entries.size() - 1),
                        List.copyOf(match.log().subList(heard, match.log().size())),
                        match);
            }
        }
        return match;
    }

    private static @Nullable Finding takeQuietly(Rerun<?> rerun, Line line) {
        rerun.forgetEventsBefore(Integer.MAX_VALUE);
        return rerun.take(line);
    }

    /** Reads the header of a record, for a list of matches. */
    public static Header header(byte[] record) {
        return Rerun.header(RecordLines.read(record).good());
    }

    /** Returns what may be given to anybody while the match runs: the header line alone. */
    public static String publicPart(byte[] record) {
        List<Line> lines = RecordLines.read(record).good();
        Rerun.header(lines);
        return Json.write(lines.get(0).tree()) + "\n";
    }

    /**
     * Goes on with a match from its record, which may break off anywhere behind its second line.
     *
     * <p>Lines that were due when the writing broke off are appended to the journal first. Where the rules have changed
     * so that the recorded digests no longer agree, the match goes on from its last agreeing snapshot, with an entry that
     * says so.
     *
     * @param journal takes what comes behind the good lines; bytes behind {@link Resumed#goodBytes} must be cut off
     *     before it writes, so give one that opens its file late
     */
    public static <P extends Position> Resumed<P> resume(
            Game<P> game, byte[] record, LongSupplier clock, Function<Integer, Journal> journal) {
        RecordLines lines = RecordLines.read(record);
        Finding form = lines.finding();
        if (form != null && !lines.torn()) {
            throw new BrokenRecord(form);
        }
        Rerun<P> rerun = Rerun.begin(game, lines.good(), clock);
        Succession<P> succession = new Succession<>(game, rerun, lines.good());
        Entry change = succession.run();
        Journal own = journal.apply(lines.goodBytes());
        List<String> due = rerun.handOver(own);
        if (!due.isEmpty()) {
            own.append(due);
        }
        Match<P> match = rerun.match();
        if (change != null) {
            match.reenter(change);
        }
        match.doWhatWasAgreed();
        return new Resumed<>(match, lines.goodBytes(), change != null);
    }

    static boolean dependsOnRules(Finding finding) {
        return finding.kind() == Kind.DIGEST || finding.kind() == Kind.ILLEGAL || finding.kind() == Kind.ORDER;
    }

    /** Returns the place of the next entry that says the rules changed, or -1. */
    static int nextChange(List<Line> lines, int from) {
        for (int i = from; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (line.kind().equals("entry")
                    && line.field().text("kind", "").equals(EntryKind.RULES_CHANGED.documentName())) {
                return i;
            }
        }
        return -1;
    }

    static void skipTo(Rerun<?> rerun, List<Line> lines, int from, int change) {
        int done = rerun.match().entries().size();
        for (int i = from; i < change; i++) {
            Line line = lines.get(i);
            if (line.kind().equals("entry") && line.field().whole("seq", 0) > done) {
                rerun.skip(line);
            }
        }
        rerun.behind(lines.get(change - 1).chain());
    }
}
