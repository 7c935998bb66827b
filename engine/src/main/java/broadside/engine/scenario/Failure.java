package broadside.engine.scenario;

import java.util.List;

/**
 * Says what one scenario did not do as its file says.
 *
 * @param where the field or step, such as {@code play[2] (step 3, expect)}
 * @param complaint one sentence
 * @param lines what was expected and found, candidates, differences
 * @param malformed whether the file itself is wrong, rather than the rules
 */
public record Failure(String where, String complaint, List<String> lines, boolean malformed) {
    public Failure {
        lines = List.copyOf(lines);
    }
}
