package broadside.engine.scenario;

import java.util.List;

/** Ends a scenario: something went otherwise than the file says. Lines explain what was expected and found. */
final class ScenarioFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String where;
    private final transient List<String> lines;

    private ScenarioFailed(String where, String complaint, List<String> lines) {
        // Rules do not catch it and nobody reads its stack: the runner turns it into a report.
        super(complaint, null, false, false);
        this.where = where;
        this.lines = List.copyOf(lines);
    }

    ScenarioFailed(String complaint, List<String> lines) {
        this("", complaint, lines);
    }

    ScenarioFailed(String complaint, String... lines) {
        this("", complaint, List.of(lines));
    }

    /** Returns the same failure at a place inside its step. */
    ScenarioFailed at(String place) {
        return new ScenarioFailed(place, complaint(), lines);
    }

    /** Names the place inside the step; empty where it is the step itself. */
    String where() {
        return where;
    }

    String complaint() {
        return String.valueOf(getMessage());
    }

    List<String> lines() {
        return lines;
    }
}
