package broadside.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.game.OptionValues;
import broadside.engine.match.Finding.Kind;
import broadside.engine.match.cove.Cove;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No edit of a finished record goes unnoticed: not of a byte, and not of a line whose chain was computed anew. */
class RecordEditTest {
    private static final Cove COVE = new Cove();
    private static List<String> record = List.of();

    @BeforeAll
    static void playOneMatch() {
        Tables.Lines lines = new Tables.Lines();
        Header header = Tables.header(
                COVE,
                11,
                List.of(Sitter.person(), Sitter.person(), Sitter.captain("bosun")),
                OptionValues.defaults(COVE).with("rounds", Tree.of(2)));
        Match<?> match = Match.start(COVE, header, Tables.secret(11), Tables.ticking(), lines);
        Rng rng = new Rng(11);
        while (!match.isOver()) {
            Tables.answer(match, rng);
        }
        record = lines.lines;
    }

    private static List<Finding> verify(byte[] bytes) {
        return Replay.verify(bytes, id -> id.equals("cove") ? COVE : null);
    }

    private static List<Finding> verify(List<String> lines) {
        return verify(Tables.Lines.bytes(lines));
    }

    @Test
    void theRecordItselfIsGood() {
        assertThat(verify(record)).isEmpty();
    }

    @Test
    void oneByteAnywhere() {
        byte[] good = Tables.Lines.bytes(record);
        Rng rng = new Rng(5);
        for (int i = 0; i < 700; i++) {
            int at = rng.below(good.length);
            byte[] bad = good.clone();
            do {
                bad[at] = (byte) rng.below(256);
            } while (bad[at] == good[at]);
            // Taking the line end of the last line away is allowed; editors do that.
            int line = 1;
            for (int j = 0; j < at; j++) {
                line += good[j] == '\n' ? 1 : 0;
            }
            List<Finding> findings = verify(bad);
            assertThat(findings)
                    .as("byte %s of line %s set to %s", at, line, bad[at])
                    .hasSize(1);
            assertThat(findings.get(0).line()).as("%s", findings.get(0)).isEqualTo(line);
        }
    }

    @Test
    void anyBytesAtAll() {
        byte[] good = Tables.Lines.bytes(record);
        Rng rng = new Rng(6);
        for (int i = 0; i < 300; i++) {
            byte[] bad = new byte[rng.below(400)];
            for (int j = 0; j < bad.length; j++) {
                bad[j] = (byte) rng.below(256);
            }
            assertThat(verify(bad)).isNotEmpty();
            byte[] spliced = new byte[good.length];
            System.arraycopy(good, 0, spliced, 0, good.length);
            int from = rng.below(good.length - 60);
            System.arraycopy(good, rng.below(good.length - 60), spliced, from, 50);
            if (!java.util.Arrays.equals(good, spliced)) {
                assertThat(verify(spliced)).isNotEmpty();
            }
        }
    }

    @Test
    void cutAnywhereIsTruncated() {
        byte[] good = Tables.Lines.bytes(record);
        Rng rng = new Rng(7);
        for (int i = 0; i < 200; i++) {
            byte[] cut = java.util.Arrays.copyOf(good, rng.below(good.length - 1));
            List<Finding> findings = verify(cut);
            assertThat(findings).hasSize(1);
            assertThat(findings.get(0).kind()).isIn(Kind.TRUNCATED, Kind.HEADER);
        }
        assertThat(verify(record.subList(0, record.size() - 1)))
                .singleElement()
                .satisfies(f -> assertThat(f.kind()).isEqualTo(Kind.TRUNCATED));
    }

    @Test
    void linesTakenOutDoubledOrSwapped() {
        for (int i = 1; i < record.size() - 1; i++) {
            List<String> without = new ArrayList<>(record);
            without.remove(i);
            assertThat(verify(without).get(0).line()).isEqualTo(i + 1);
            List<String> twice = new ArrayList<>(record);
            twice.add(i, record.get(i));
            assertThat(verify(twice).get(0).line()).isEqualTo(i + 2);
        }
    }

    /** A forger who computes the chain anew is found by what the rules compute. */
    @ParameterizedTest
    @CsvSource({
        "header,  commitment, 00,                                     COMMITMENT, 0",
        "header,  game,       chess,                                  HEADER,     0",
        "header,  match,      another,                                DIGEST,     0",
        "header,  options,    '{\"rounds\":99}',                      HEADER,     0",
        "header,  options,    '{\"rounds\":5}',                       DIGEST,     0",
        "header,  extra,      1,                                      HEADER,     0",
        "secret,  secret,     aa,                                     COMMITMENT, 0",
        "entry,   data,       '{\"colour\":7}',                       ILLEGAL,    0",
        "entry,   data,       nonsense,                               ILLEGAL,    1",
        "entry,   seat,       nobody,                                 ILLEGAL,    1",
        "entry,   seat,       cat,                                    ILLEGAL,    4",
        "entry,   decision,   99,                                     ILLEGAL,    2",
        "entry,   seq,        9,                                      ILLEGAL,    2",
        "entry,   kind,       teleport,                               UNKNOWN_KIND, 2",
        "entry,   kind,       window-closed,                          ANY,        5",
        "entry,   kind,       undo,                                   ILLEGAL,    5",
        "digest,  digest,     00,                                     DIGEST,     1",
        "digest,  turn,       cat,                                    DIGEST,     1",
        "digest,  line,       doodle,                                 UNKNOWN_KIND, 1",
        "snapshot, position,  '{}',                                   DIGEST,     1",
        "snapshot, seq,       77,                                     DIGEST,     1",
        "events,  events,     '[]',                                   EVENTS,     1",
        "events,  seq,        77,                                     EVENTS,     1",
        "end,     outcome,    '{}',                                   OUTCOME,    0",
        "end,     reason,     '{}',                                   OUTCOME,    0",
        "end,     entries,    3,                                      OUTCOME,    0",
    })
    void oneFieldWithANewChain(String kind, String field, String value, String expected, int nth) {
        int at = nth(kind, nth);
        Tree put;
        try {
            put = Json.read(value);
        } catch (RuntimeException text) {
            put = Tree.of(value);
        }
        Tree changed = put;
        List<Finding> findings = verify(forged(
                at, tree -> Tree.branch().putAll(tree).put(field, changed).done()));
        assertThat(findings).isNotEmpty();
        Finding first = findings.get(0);
        if (!expected.equals("ANY")) {
            assertThat(first.kind().name()).as("%s", first).isEqualTo(expected);
        }
        // The bad line itself, or the first one where its consequence shows.
        assertThat(first.line()).as("%s", first).isGreaterThanOrEqualTo(expected.equals("COMMITMENT") ? 1 : at + 1);
    }

    /** A later version may cite more exactly why something happened; that changes nothing in what happened. */
    @Test
    void otherClausesBehindTheSameEvents() {
        int at = nth("events", 1);
        String cited = "\"because\":[\"CV-X-01\"],\"message\":";
        List<String> forged =
                forged(at, tree -> (Tree.Branch) Json.read(Json.write(tree).replace("\"message\":", cited)));
        assertThat(forged.get(at)).contains("CV-X-01");
        assertThat(verify(forged)).isEmpty();
    }

    /** A later version may tell more of what happened, and word it otherwise; what a record does tell must be true. */
    @Test
    void eventsThatTellLessAreTrueAndThoseThatTellOtherwiseAreNot() {
        int at = -1;
        for (int i = 0; i < record.size() && at < 0; i++) {
            at = record.get(i).startsWith("{\"line\":\"events\"") && first(Json.read(record.get(i))) != null ? i : -1;
        }
        Tree.Branch told = Objects.requireNonNull(first(Json.read(record.get(at))));
        String written = Json.write(told);
        String field = told.children().keySet().iterator().next();
        Tree.Grow less = Tree.branch();
        told.children().forEach((name, child) -> {
            if (!name.equals(field)) {
                less.put(name, child);
            }
        });
        int line = at;
        UnaryOperator<String> verified = with -> verify(forged(
                        line, tree -> (Tree.Branch) Json.read(Json.write(tree).replace(written, with))))
                .toString();
        assertThat(verified.apply(Json.write(less.done()))).isEqualTo("[]");
        assertThat(verified.apply(Json.write(
                        Tree.branch().putAll(told).put(field, "another").done())))
                .contains("another 'events'");
        assertThat(verified.apply(
                        Json.write(Tree.branch().putAll(told).put("more", 1).done())))
                .contains("another 'events'");
        assertThat(verified.apply("{}")).contains("another 'events'");
    }

    /** Returns the fields of the first event with several that a line tells; null where it has none. */
    private static Tree.@Nullable Branch first(Tree line) {
        if (line instanceof Tree.Branch branch && branch.get("events") instanceof Tree.Row row) {
            for (Tree item : row.items()) {
                if (item instanceof Tree.Branch one
                        && one.get("event") instanceof Tree.Branch event
                        && event.children().values().iterator().next() instanceof Tree.Branch fields
                        && fields.children().size() > 1) {
                    return fields;
                }
            }
        }
        return null;
    }

    @Test
    void anotherLegalChoiceWithANewChain() {
        int found = 0;
        for (int i = 0; i < record.size(); i++) {
            if (!record.get(i).contains("\"data\":\"dig\"")) {
                continue;
            }
            List<Finding> findings = verify(forged(
                    i, tree -> Tree.branch().putAll(tree).put("data", "sail").done()));
            assertThat(findings).isNotEmpty();
            assertThat(findings.get(0).line()).isGreaterThan(i + 1);
            found++;
        }
        assertThat(found).isPositive();
    }

    /** Whatever is forged, verifying says something or, where nothing of the game is touched, nothing; it never throws. */
    @Test
    void anyForgeryWithANewChain() {
        Rng rng = new Rng(8);
        for (int i = 0; i < 400; i++) {
            int at = rng.below(record.size());
            List<Finding> findings = verify(forged(at, tree -> (Tree.Branch) spoil(tree, rng)));
            assertThat(findings.size()).isLessThanOrEqualTo(1);
        }
    }

    private static Tree spoil(Tree tree, Rng rng) {
        if (tree instanceof Tree.Branch branch) {
            Tree.Grow grow = Tree.branch();
            int which = rng.below(branch.children().size() + 1);
            int i = 0;
            for (var child : branch.children().entrySet()) {
                boolean hit = i++ == which;
                if (!hit || rng.below(8) > 0) {
                    grow.put(child.getKey(), hit ? spoil(child.getValue(), rng) : child.getValue());
                }
            }
            return grow.done();
        }
        if (tree instanceof Tree.Row row && !row.items().isEmpty() && rng.below(4) > 0) {
            List<Tree> items = new ArrayList<>(row.items());
            int which = rng.below(items.size());
            items.set(which, spoil(items.get(which), rng));
            return Tree.row(items);
        }
        return switch (rng.below(6)) {
            case 0 -> Tree.of(-1);
            case 1 -> Tree.of(rng.next());
            case 2 -> Tree.of("ann");
            case 3 -> Tree.NOTHING;
            case 4 -> Tree.row(List.of(Tree.of(1)));
            default -> Tree.branch("x", Tree.of(true));
        };
    }

    @Test
    void aDefaultThatIsNone() {
        for (int i = 0; i < record.size(); i++) {
            if (record.get(i).contains("\"data\":\"dig\"")) {
                List<Finding> findings = verify(forged(
                        i,
                        tree -> Tree.branch()
                                .putAll(tree)
                                .put("kind", "default")
                                .done()));
                assertThat(findings.get(0).kind()).isEqualTo(Kind.ILLEGAL);
                assertThat(findings.get(0).line()).isEqualTo(i + 1);
            }
        }
    }

    @Test
    void onlyOneWayToWriteALine() {
        List<String> spaced = new ArrayList<>(record);
        spaced.set(4, record.get(4).replace("\":", "\": "));
        assertThat(verify(spaced)).singleElement().satisfies(finding -> {
            assertThat(finding.line()).isEqualTo(5);
            assertThat(finding.kind()).isEqualTo(Kind.MALFORMED);
        });
        List<String> windows = new ArrayList<>();
        record.forEach(line -> windows.add(line + "\r"));
        assertThat(verify(windows)).isEmpty();
    }

    private static int nth(String kind, int nth) {
        int seen = 0;
        for (int i = 0; i < record.size(); i++) {
            if (record.get(i).startsWith("{\"line\":\"" + kind + "\"") && seen++ == nth) {
                return i;
            }
        }
        throw new AssertionError("no line " + kind + " " + nth);
    }

    private static List<String> forged(int at, UnaryOperator<Tree.Branch> edit) {
        List<String> lines = new ArrayList<>();
        String chain = "";
        for (int i = 0; i < record.size(); i++) {
            Tree.Grow bare = Tree.branch();
            ((Tree.Branch) Json.read(record.get(i))).children().forEach((name, child) -> {
                if (!name.equals("chain")) {
                    bare.put(name, child);
                }
            });
            Tree.Branch line = i == at ? edit.apply(bare.done()) : bare.done();
            chain = RecordWriter.chain(chain, line);
            lines.add(Json.write(Tree.branch().putAll(line).put("chain", chain).done()));
        }
        return lines;
    }
}
