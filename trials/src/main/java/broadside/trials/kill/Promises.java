package broadside.trials.kill;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Remembers which choices of one match the server has acknowledged, and looks for them in a record. */
final class Promises {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Set<String> made = new HashSet<>();

    synchronized void add(String seat, int decision) {
        made.add(seat + " " + decision);
    }

    synchronized int count() {
        return made.size();
    }

    synchronized Set<String> soFar() {
        return new TreeSet<>(made);
    }

    /** Returns which of these promises a record does not hold. */
    static Set<String> missing(Set<String> promised, List<String> record) {
        Set<String> missing = new TreeSet<>(promised);
        for (String line : record) {
            if (!line.isBlank()) {
                JsonNode node = read(line);
                if (node.path("line").asText().equals("entry")
                        && node.path("kind").asText().equals("choice")) {
                    missing.remove(node.path("seat").asText() + " "
                            + node.path("decision").asInt());
                }
            }
        }
        return missing;
    }

    private static JsonNode read(String line) {
        try {
            return JSON.readTree(line);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
