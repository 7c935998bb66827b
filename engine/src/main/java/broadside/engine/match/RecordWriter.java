package broadside.engine.match;

import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.game.Outcome;
import broadside.engine.play.Position;
import broadside.engine.tree.Digest;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes the lines of a record. Which lines follow an entry depends on the entries alone, so a reader can make them again
 * and compare.
 */
final class RecordWriter {
    private static final Map<String, Words> WORDS = new ConcurrentHashMap<>();

    private final Game<?> game;
    private final Header header;
    private String chain = "";
    /** Whose turn the last digest shows, and whose was the first turn; -1: none yet. */
    private int turn = -1;

    private int firstTurn = -1;

    RecordWriter(Game<?> game, Header header) {
        this.game = game;
        this.header = header;
    }

    RecordWriter copy() {
        RecordWriter copy = new RecordWriter(game, header);
        copy.chain = chain;
        copy.turn = turn;
        copy.firstTurn = firstTurn;
        return copy;
    }

    /** Goes on behind a line that somebody else wrote. */
    void continueFrom(String lastChain) {
        chain = lastChain;
    }

    /** Makes the lines before the first entry. */
    <P extends Position> List<String> open(
            String secret, Course<P> course, List<Happening> log, @Nullable Message reason, @Nullable Outcome outcome) {
        List<String> lines = new ArrayList<>();
        add(lines, header.tree());
        Tree.Grow hidden = Tree.branch().put("line", "secret").put("secret", secret);
        Tree.Branch start = header.start();
        add(lines, start == null ? hidden : hidden.put("start", start));
        turned(course);
        digest(lines, course);
        snapshot(lines, course);
        end(lines, course, log, reason, outcome);
        return lines;
    }

    /** Makes the line of an entry and those that follow from it. */
    <P extends Position> List<String> entry(
            Entry entry, Course<P> course, List<Happening> log, @Nullable Message reason, @Nullable Outcome outcome) {
        List<String> lines = new ArrayList<>();
        add(lines, entry.tree(header.seats()));
        if (entry.kind() == EntryKind.RULES_CHANGED) {
            turn = -1;
            turned(course);
            digest(lines, course);
            snapshot(lines, course);
        } else if (!course.isOver()) {
            int before = turn;
            if (turned(course)) {
                digest(lines, course);
                if (roundIsComplete(before)) {
                    snapshot(lines, course);
                }
            }
        }
        end(lines, course, log, reason, outcome);
        return lines;
    }

    /** Notes whose turn it is, and says whether it is another's than before. */
    @SuppressWarnings("unchecked")
    private <P extends Position> boolean turned(Course<P> course) {
        P position = course.position();
        Game.Moment moment = position.isOver() ? null : ((Game<P>) game).moment(position);
        if (moment == null || moment.seat() < 0 || moment.seat() == turn) {
            return false;
        }
        turn = moment.seat();
        firstTurn = firstTurn < 0 ? turn : firstTurn;
        return true;
    }

    /** Says whether the turn passed the seat that had the first one; that seat itself may be out of the game. */
    private boolean roundIsComplete(int before) {
        int seats = header.seats().size();
        return before < 0 || Math.floorMod(turn - firstTurn, seats) < Math.floorMod(before - firstTurn, seats);
    }

    private <P extends Position> void digest(List<String> lines, Course<P> course) {
        Tree.Grow line = Tree.branch().put("line", "digest").put("seq", course.seq());
        if (turn >= 0) {
            line.put("turn", header.seats().get(turn));
        }
        add(lines, line.put("digest", Digest.of(document(course))));
    }

    private <P extends Position> void snapshot(List<String> lines, Course<P> course) {
        add(
                lines,
                Tree.branch().put("line", "snapshot").put("seq", course.seq()).put("position", document(course)));
    }

    @SuppressWarnings("unchecked")
    private <P extends Position> Tree.Branch document(Course<P> course) {
        return PositionDocument.write((Game<P>) game, course.position());
    }

    private <P extends Position> void end(
            List<String> lines,
            Course<P> course,
            List<Happening> log,
            @Nullable Message reason,
            @Nullable Outcome outcome) {
        if (reason == null) {
            return;
        }
        digest(lines, course);
        Words words = words();
        EventDocument events = new EventDocument(game, header.seats(), words);
        int at = 0;
        while (at < log.size()) {
            Happening first = log.get(at);
            int seq = first.seq();
            List<Tree> told = new ArrayList<>();
            while (at < log.size() && log.get(at).seq() == seq) {
                told.add(events.write(log.get(at).told().seenBy(Position.SPECTATOR)));
                at++;
            }
            Tree.Grow line = Tree.branch().put("line", "events").put("seq", seq);
            if (first.nextDraw() > first.firstDraw()) {
                line.put("draws", Tree.row(List.of(Tree.of(first.firstDraw()), Tree.of(first.nextDraw()))));
            }
            add(lines, line.put("events", Tree.row(told)));
        }
        Tree.Grow end = Tree.branch().put("line", "end").put("entries", course.seq());
        if (outcome != null) {
            end.put("outcome", outcome.tree(header.seats()));
        }
        end.put("reason", reason.tree());
        if (words != null) {
            end.put("says", words.say(reason, header.seats()));
        }
        add(lines, end);
    }

    /** Loads English, in which records speak to people; a game of tests may have no words. */
    private @Nullable Words words() {
        try {
            // Reading them takes longer than the rest of an end.
            return WORDS.computeIfAbsent(game.id(), id -> Words.load("en", List.of("engine", id)));
        } catch (IllegalArgumentException noWords) {
            return null;
        }
    }

    private void add(List<String> lines, Tree.Grow line) {
        Tree.Branch bare = line.done();
        chain = chain(chain, bare);
        lines.add(Json.write(Tree.branch().putAll(bare).put("chain", chain).done()));
    }

    /** Returns the link of a line: the first 16 digits of SHA-256 over the link before and the canonical line. */
    static String chain(String before, Tree.Branch lineWithoutChain) {
        return Digest.of(before + Json.canonical(lineWithoutChain)).substring(0, 16);
    }
}
