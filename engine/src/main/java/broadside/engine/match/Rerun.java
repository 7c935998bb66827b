package broadside.engine.match;

import broadside.engine.chance.Fairness;
import broadside.engine.game.Game;
import broadside.engine.game.SetupRefused;
import broadside.engine.match.Finding.Kind;
import broadside.engine.match.RecordLines.Line;
import broadside.engine.play.Position;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Plays a record again, entry by entry, and compares every line with the one that is computed. */
final class Rerun<P extends Position> {
    private static final Set<String> EXPLANATIONS = Set.of("chain", "message", "says", "because");
    private static final Set<String> TOLD = Set.of("events", "outcome");

    private final Deque<Tree.Branch> expected = new ArrayDeque<>();
    private final Match<P> match;
    private Journal journal;

    private Rerun(Game<P> game, Header header, String secret, LongSupplier clock) {
        journal = this::expect;
        match = Match.start(game, header, secret, clock, lines -> journal.append(lines));
    }

    /** Begins with the first lines of a record, or throws what is wrong with them. */
    static <P extends Position> Rerun<P> begin(Game<P> game, List<Line> lines, LongSupplier clock) {
        Header header = header(lines);
        if (lines.size() < 2 || !lines.get(1).kind().equals("secret")) {
            throw new BrokenRecord(new Finding(2, Kind.TRUNCATED, "expected the line 'secret'"));
        }
        String secret = lines.get(1).field().text("secret", "");
        if (!secret.matches("[0-9a-f]{64}") || !Fairness.commitment(secret).equals(header.commitment())) {
            throw new BrokenRecord(new Finding(
                    2,
                    Kind.COMMITMENT,
                    "the header commits to another secret: expected one with SHA-256 " + header.commitment()));
        }
        if (lines.get(1).tree().get("start") instanceof Tree.Branch start) {
            header = header.withStart(start);
        }
        try {
            return new Rerun<>(game, header, secret, clock);
        } catch (BadDocument | SetupRefused | IllegalArgumentException e) {
            throw new BrokenRecord(new Finding(1, Kind.HEADER, "this match cannot begin: " + e.getMessage()));
        }
    }

    static Header header(List<Line> lines) {
        if (lines.isEmpty() || !lines.get(0).kind().equals("header")) {
            throw new BrokenRecord(new Finding(1, Kind.HEADER, "expected the line 'header'"));
        }
        try {
            return Header.read(lines.get(0).field());
        } catch (BadDocument | IllegalArgumentException e) {
            throw new BrokenRecord(new Finding(1, Kind.HEADER, String.valueOf(e.getMessage())));
        }
    }

    Match<P> match() {
        return match;
    }

    /** Says whether lines are due that the record did not have yet. */
    boolean isWaiting() {
        return !expected.isEmpty();
    }

    /** Takes the next line and says what is wrong with it, or null. */
    @Nullable
    Finding take(Line line) {
        if (expected.isEmpty()) {
            if (!line.kind().equals("entry")) {
                return new Finding(line.number(), Kind.ORDER, "expected an entry, found '" + line.kind() + "'");
            }
            Finding bad = enter(line);
            if (bad != null) {
                return bad;
            }
        }
        Tree.Branch due = expected.remove();
        String kind = Field.root(due).need("line").text();
        if (!kind.equals(line.kind())) {
            return new Finding(
                    line.number(), Kind.ORDER, "expected the line '" + kind + "', found '" + line.kind() + "'");
        }
        boolean agrees = kind.equals("events")
                ? due.children().keySet().equals(line.tree().children().keySet()) && holds(bare(due), bare(line.tree()))
                : bare(due).equals(bare(line.tree()));
        if (agrees) {
            return null;
        }
        return new Finding(
                line.number(),
                switch (kind) {
                    case "header" -> Kind.HEADER;
                    case "digest", "snapshot" -> Kind.DIGEST;
                    case "events" -> Kind.EVENTS;
                    case "end" -> Kind.OUTCOME;
                    default -> Kind.ILLEGAL;
                },
                "the entries lead to another '" + kind + "': expected " + difference(due, line.tree()));
    }

    private @Nullable Finding enter(Line line) {
        try {
            match.reenter(entry(line));
            return null;
        } catch (BadEntry e) {
            return new Finding(line.number(), Kind.ILLEGAL, String.valueOf(e.getMessage()));
        } catch (BadDocument e) {
            boolean unknown = e.where().equals("kind");
            return new Finding(
                    line.number(), unknown ? Kind.UNKNOWN_KIND : Kind.ILLEGAL, String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            return new Finding(line.number(), Kind.ILLEGAL, "the rules broke at this entry: " + e);
        }
    }

    Entry entry(Line line) {
        return Entry.read(line.field(), match.header().seats());
    }

    /** Passes over an entry that was played under other rules. */
    void skip(Line line) {
        match.skip(entry(line));
    }

    /** Forgets what is due and goes on behind a line with this link of the chain. */
    void behind(String chain) {
        expected.clear();
        match.writer().continueFrom(chain);
    }

    /** Forgets lines that are due before this entry, after other rules told something else. */
    void forgetEventsBefore(int seq) {
        expected.removeIf(line -> Field.root(line).need("line").text().equals("events")
                && Field.root(line).need("seq").whole() < seq);
    }

    /** Ends the comparison: hands out the lines that are still due, and lets the match write to its own journal. */
    List<String> handOver(Journal own) {
        List<String> due = new ArrayList<>();
        expected.forEach(line -> due.add(Json.write(line)));
        expected.clear();
        journal = own;
        return due;
    }

    private void expect(List<String> lines) {
        for (String line : lines) {
            if (Json.read(line) instanceof Tree.Branch tree) {
                expected.add(tree);
            }
        }
    }

    /**
     * Leaves out the chain, which is checked before, and the sentences and clauses of what happened, which later
     * versions may word better or cite more exactly.
     */
    private static Tree bare(Tree tree) {
        if (tree instanceof Tree.Branch branch) {
            Tree.Grow grow = Tree.branch();
            branch.children().forEach((name, child) -> {
                if (!EXPLANATIONS.contains(name)) {
                    grow.put(name, TOLD.contains(name) ? bare(child) : child);
                }
            });
            return grow.done();
        }
        if (tree instanceof Tree.Row row) {
            List<Tree> items = new ArrayList<>();
            row.items().forEach(item -> items.add(bare(item)));
            return Tree.row(items);
        }
        return tree;
    }

    /**
     * Says whether what is told now holds all that a record tells. A later version may tell more of the same thing, such as
     * the roll behind a sum; how it words it is not compared.
     */
    private static boolean holds(Tree now, Tree recorded) {
        if (now instanceof Tree.Branch more && recorded instanceof Tree.Branch less) {
            return !less.children().isEmpty()
                    && less.children().entrySet().stream().allMatch(entry -> {
                        Tree other = more.get(entry.getKey());
                        return entry.getKey().equals("message") || other != null && holds(other, entry.getValue());
                    });
        }
        if (now instanceof Tree.Row more && recorded instanceof Tree.Row less) {
            if (more.items().size() != less.items().size()) {
                return false;
            }
            for (int i = 0; i < more.items().size(); i++) {
                if (!holds(more.items().get(i), less.items().get(i))) {
                    return false;
                }
            }
            return true;
        }
        return now.equals(recorded);
    }

    private static String difference(Tree.Branch due, Tree.Branch found) {
        for (var entry : due.children().entrySet()) {
            Tree other = found.get(entry.getKey());
            if (!bare(entry.getValue()).equals(other == null ? Tree.NOTHING : bare(other))
                    && !entry.getKey().equals("chain")) {
                return entry.getKey() + " " + brief(entry.getValue()) + ", found "
                        + (other == null ? "nothing" : brief(other));
            }
        }
        return "no other field";
    }

    private static String brief(Tree tree) {
        String text = tree.toString();
        return text.length() <= 300 ? text : text.substring(0, 300) + "...";
    }
}
