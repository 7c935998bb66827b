package broadside.engine.properties;

import broadside.engine.rules.Clause;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks that every clause which a source file names, in code or in a comment, is in an index. */
public final class ClausesExist {
    private static final Pattern LITERAL = Pattern.compile("\"([A-Z]{2,3})-[A-Z][A-Z0-9]*-\\d+[a-z]?\"");

    private ClausesExist() {}

    /**
     * Fails where a source names a clause that does not exist.
     *
     * @param prefixes the indexes the sources may cite, such as {@code SM}
     * @return the ids that the sources name
     */
    public static Set<String> in(List<String> prefixes, Path... roots) {
        Pattern id = Pattern.compile("\\b(?:" + String.join("|", prefixes) + ")-[A-Z][A-Z0-9]*-\\d+[a-z]?\\b");
        Set<String> found = new TreeSet<>();
        for (Map.Entry<Path, String> source : Sources.read(roots).entrySet()) {
            Matcher literals = LITERAL.matcher(source.getValue());
            while (literals.find()) {
                if (!prefixes.contains(literals.group(1))) {
                    throw new AssertionError(source.getKey() + " cites " + literals.group()
                            + ", but may cite only clauses of " + prefixes);
                }
            }
            Matcher ids = id.matcher(source.getValue());
            while (ids.find()) {
                try {
                    found.add(Clause.of(ids.group()).id());
                } catch (IllegalArgumentException unknown) {
                    throw new AssertionError(source.getKey() + ": " + unknown.getMessage(), unknown);
                }
            }
        }
        return found;
    }
}
