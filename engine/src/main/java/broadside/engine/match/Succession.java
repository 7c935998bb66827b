package broadside.engine.match;

import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.game.SetupRefused;
import broadside.engine.match.RecordLines.Line;
import broadside.engine.play.Position;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Carries a running match over to the rules of today: as it is if they agree, else from its last agreeing snapshot. */
final class Succession<P extends Position> {
    /** Farther than any match draws, so that no die is ever used twice. */
    private static final long FRESH_DICE = 1L << 20;

    private final Game<P> game;
    private final Rerun<P> rerun;
    private final List<Line> lines;
    private @Nullable Line agreed;

    Succession(Game<P> game, Rerun<P> rerun, List<Line> lines) {
        this.game = game;
        this.rerun = rerun;
        this.lines = lines;
    }

    /** Plays the record again and returns the entry that has to be made because of other rules, or null. */
    @Nullable
    Entry run() {
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            Finding finding = rerun.take(line);
            if (finding == null) {
                agreed = line.kind().equals("snapshot") ? line : agreed;
                continue;
            }
            if (!Replay.dependsOnRules(finding)) {
                throw new BrokenRecord(finding);
            }
            int change = Replay.nextChange(lines, i);
            if (change < 0) {
                Replay.skipTo(rerun, lines, i, lines.size());
                return change(finding);
            }
            Replay.skipTo(rerun, lines, i, change);
            i = change - 1;
        }
        return null;
    }

    private Entry change(Finding finding) {
        Line snapshot = agreed == null ? newestReadable(finding) : agreed;
        Match<P> match = rerun.match();
        long draws = match.position().draws();
        int asked = match.position().asked();
        long before = match.header().rules();
        for (Line line : lines) {
            if (line.kind().equals("snapshot")) {
                Field running = line.field().need("position").maybe("running");
                draws = Math.max(draws, running == null ? 0 : running.whole("draws", 0));
            } else if (line.kind().equals("entry")) {
                asked = Math.max(asked, (int) line.field().whole("decision", 0) + 1);
                if (line.field().text("kind", "").equals(EntryKind.RULES_CHANGED.documentName())) {
                    before = line.field().need("data").whole("rules", before);
                }
            }
        }
        Tree data = Tree.branch()
                .put("to", snapshot.field().need("seq").tree())
                .put("from", before)
                .put("rules", game.version())
                .put("draws", draws + FRESH_DICE)
                .put("asked", asked + match.position().seats())
                .put("position", snapshot.field().need("position").tree())
                .done();
        return new Entry(match.nextSeq(), EntryKind.RULES_CHANGED, Entry.TABLE, Entry.NO_DECISION, data, match.now());
    }

    /** Finds the newest snapshot that today's rules can read, for a match whose very beginning has changed. */
    private Line newestReadable(Finding finding) {
        for (int i = lines.size() - 1; i >= 0; i--) {
            Line line = lines.get(i);
            if (line.kind().equals("snapshot")) {
                try {
                    PositionDocument.read(
                            game,
                            rerun.match().header().setup(game),
                            line.field().need("position"),
                            new Labels());
                    return line;
                } catch (BadDocument | SetupRefused unreadable) {
                    continue;
                }
            }
        }
        throw new BrokenRecord(finding);
    }
}
