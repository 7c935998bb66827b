package broadside.engine.match;

import broadside.engine.match.Finding.Kind;
import broadside.engine.tree.BadDocument;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import broadside.engine.tree.Tree;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the lines of a record and checks their form and chain; what they say is checked by others. */
final class RecordLines {
    private static final Set<String> KINDS = Set.of("header", "secret", "entry", "digest", "snapshot", "events", "end");

    /** One good line. */
    record Line(int number, String kind, Tree.Branch tree) {
        Field field() {
            return Field.root(tree);
        }

        String chain() {
            return field().need("chain").text();
        }
    }

    private final List<Line> good = new ArrayList<>();
    private @Nullable Finding finding;
    private boolean torn;
    private int goodBytes;

    private RecordLines() {}

    static RecordLines read(byte[] record) {
        RecordLines lines = new RecordLines();
        String chain = "";
        int from = 0;
        int number = 0;
        while (from < record.length && lines.finding == null) {
            int end = from;
            while (end < record.length && record[end] != '\n') {
                end++;
            }
            number++;
            boolean complete = end < record.length;
            // Mail and version control may turn line ends into CR LF; that changes nothing that is said.
            int last = complete && end > from && record[end - 1] == '\r' ? end - 1 : end;
            chain = lines.line(number, record, from, last, complete, chain);
            from = end + 1;
            if (lines.finding == null) {
                lines.goodBytes = Math.min(from, record.length);
            }
        }
        return lines;
    }

    /** Returns the lines before the first bad one. */
    List<Line> good() {
        return good;
    }

    /** Returns what is wrong with the first bad line, or null. */
    @Nullable
    Finding finding() {
        return finding;
    }

    /** Says whether the bad line is the last one and was not written to its end, as a crash leaves it. */
    boolean torn() {
        return torn;
    }

    /** Returns how many bytes the good lines take. */
    int goodBytes() {
        return goodBytes;
    }

    private String line(int number, byte[] record, int from, int end, boolean complete, String before) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(record, from, end - from))
                    .toString();
            if (!(Json.read(text) instanceof Tree.Branch tree)) {
                return bad(number, Kind.MALFORMED, "expected named fields", complete);
            }
            if (!Json.write(tree).equals(text)) {
                return bad(number, Kind.MALFORMED, "the line is not written as this program writes it", complete);
            }
            Field field = Field.root(tree);
            String chain = field.need("chain").text();
            Tree.Grow bare = Tree.branch();
            tree.children().forEach((name, child) -> {
                if (!name.equals("chain")) {
                    bare.put(name, child);
                }
            });
            String expected = RecordWriter.chain(before, bare.done());
            if (!expected.equals(chain)) {
                return bad(
                        number,
                        Kind.CHAIN,
                        "the line was edited, or lines before it are missing: expected chain " + expected + ", found "
                                + chain,
                        complete);
            }
            String kind = field.need("line").text();
            // Editors take the last line end away; a line to go on behind needs it.
            if (!complete && !kind.equals("end")) {
                return bad(number, Kind.TRUNCATED, "the line has no end", false);
            }
            if (!KINDS.contains(kind)) {
                return bad(number, Kind.UNKNOWN_KIND, "there is no kind of line '" + kind + "'", true);
            }
            good.add(new Line(number, kind, tree));
            return chain;
        } catch (CharacterCodingException e) {
            return bad(number, Kind.MALFORMED, "this is not UTF-8", complete);
        } catch (BadDocument e) {
            return bad(number, Kind.MALFORMED, String.valueOf(e.getMessage()), complete);
        }
    }

    private String bad(int number, Kind kind, String what, boolean complete) {
        torn = !complete;
        finding = torn
                ? new Finding(number, Kind.TRUNCATED, "the record breaks off inside this line (" + what + ")")
                : new Finding(number, kind, what);
        return "";
    }
}
