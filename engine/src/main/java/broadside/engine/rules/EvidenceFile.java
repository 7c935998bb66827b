package broadside.engine.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Keeps what unit tests prove in a file of lines {@code <test> TAB claimed|cited TAB <clause>}.
 *
 * <p>Only tests that passed are in it. A test that runs again replaces what it said before, so a file may be older than
 * a run of some tests without lying about the others.
 */
public final class EvidenceFile {
    private static final String CLAIMED = "claimed";
    private static final String CITED = "cited";

    private final Path path;

    public EvidenceFile(Path path) {
        this.path = path;
    }

    /** Returns what is in the file; nothing where there is none. */
    public List<Evidence> read() {
        Map<String, Set<Clause>> claimed = new LinkedHashMap<>();
        Map<String, Set<Clause>> cited = new LinkedHashMap<>();
        for (String line : lines()) {
            String[] cells = line.split("\t", -1);
            if (cells.length != 3 || !cells[1].equals(CLAIMED) && !cells[1].equals(CITED)) {
                throw new IllegalStateException(
                        path + ": expected a test, 'claimed' or 'cited', and a clause: " + line);
            }
            claimed.computeIfAbsent(cells[0], test -> new TreeSet<>());
            cited.computeIfAbsent(cells[0], test -> new TreeSet<>());
            (cells[1].equals(CLAIMED) ? claimed : cited)
                    .getOrDefault(cells[0], new TreeSet<>())
                    .add(Clause.of(cells[2]));
        }
        List<Evidence> evidence = new ArrayList<>();
        claimed.forEach(
                (test, clauses) -> evidence.add(new Evidence(test, true, clauses, cited.getOrDefault(test, Set.of()))));
        return evidence;
    }

    /** Replaces what a test said; one that did not pass says nothing any more. */
    public void put(Evidence evidence) {
        List<String> lines = new ArrayList<>(lines());
        lines.removeIf(line -> line.startsWith(evidence.test() + "\t"));
        if (evidence.passed()) {
            evidence.claimed().forEach(clause -> lines.add(line(evidence, CLAIMED, clause)));
            evidence.cited().forEach(clause -> lines.add(line(evidence, CITED, clause)));
        }
        try {
            Path folder = path.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.write(path, lines, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String line(Evidence evidence, String how, Clause clause) {
        return evidence.test() + "\t" + how + "\t" + clause.id();
    }

    private List<String> lines() {
        try {
            return Files.exists(path) ? Files.readAllLines(path, StandardCharsets.UTF_8) : List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
