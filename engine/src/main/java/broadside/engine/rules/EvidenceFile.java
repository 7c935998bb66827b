package broadside.engine.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Keeps what unit tests prove in a file of lines {@code <test> TAB claimed|cited|named TAB <clause>}.
 *
 * <p>Only tests that passed are in it. A test that runs again replaces what it said before, so a file may be older than
 * a run of some tests without lying about the others.
 */
public final class EvidenceFile {
    private static final String CLAIMED = "claimed";
    private static final String CITED = "cited";
    private static final String NAMED = "named";
    private static final Set<String> KINDS = Set.of(CLAIMED, CITED, NAMED);

    private final Path path;

    public EvidenceFile(Path path) {
        this.path = path;
    }

    /** Returns what is in the file; nothing where there is none. */
    public List<Evidence> read() {
        Map<String, Map<String, Set<Clause>>> tests = new LinkedHashMap<>();
        for (String line : lines()) {
            String[] cells = line.split("\t", -1);
            if (cells.length != 3 || !KINDS.contains(cells[1])) {
                throw new IllegalStateException(
                        path + ": expected a test, 'claimed', 'cited' or 'named', and a clause: " + line);
            }
            tests.computeIfAbsent(cells[0], test -> new HashMap<>())
                    .computeIfAbsent(cells[1], kind -> new TreeSet<>())
                    .add(Clause.of(cells[2]));
        }
        List<Evidence> evidence = new ArrayList<>();
        tests.forEach((test, said) -> evidence.add(new Evidence(
                test,
                true,
                said.getOrDefault(CLAIMED, Set.of()),
                said.getOrDefault(CITED, Set.of()),
                said.getOrDefault(NAMED, Set.of()))));
        return evidence;
    }

    /** Replaces what a test said; one that did not pass says nothing any more. */
    public void put(Evidence evidence) {
        List<String> lines = new ArrayList<>(lines());
        lines.removeIf(line -> line.startsWith(evidence.test() + "\t"));
        if (evidence.passed()) {
            evidence.claimed().forEach(clause -> lines.add(line(evidence, CLAIMED, clause)));
            evidence.cited().forEach(clause -> lines.add(line(evidence, CITED, clause)));
            evidence.named().forEach(clause -> lines.add(line(evidence, NAMED, clause)));
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
