package broadside.engine.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Holds every clause of one rule document, read from the resource {@code rules/<PREFIX>.tsv}. */
public final class ClauseIndex {
    private static final Map<String, ClauseIndex> LOADED = new ConcurrentHashMap<>();

    private final String prefix;
    private final List<Clause> clauses;

    private ClauseIndex(String prefix, List<Clause> clauses) {
        this.prefix = prefix;
        this.clauses = List.copyOf(clauses);
    }

    /** Returns the index of the document whose clause ids begin with this prefix. */
    public static ClauseIndex of(String prefix) {
        return LOADED.computeIfAbsent(prefix, ClauseIndex::load);
    }

    public String prefix() {
        return prefix;
    }

    public List<Clause> clauses() {
        return clauses;
    }

    private static ClauseIndex load(String prefix) {
        String resource = "/rules/" + prefix + ".tsv";
        try (InputStream in = ClauseIndex.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("there is no rule index " + resource);
            }
            return new ClauseIndex(prefix, parse(resource, new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Clause> parse(String resource, String text) {
        List<Clause> clauses = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            if (number == 1 || line.isBlank()) {
                continue;
            }
            String[] cells = line.strip().split("\t", -1);
            if (cells.length != 5) {
                throw new IllegalStateException(
                        resource + " line " + number + ": expected 5 columns, found " + cells.length);
            }
            if (!ids.add(cells[0])) {
                throw new IllegalStateException(resource + " line " + number + ": " + cells[0] + " stands there twice");
            }
            clauses.add(new Clause(cells[0], cells[1], cells[2], cells[3].equals("y"), cells[4]));
        }
        return clauses;
    }
}
