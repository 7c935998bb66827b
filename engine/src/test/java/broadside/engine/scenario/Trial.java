package broadside.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.harbour.Rules;
import broadside.engine.yaml.YamlTree;
import java.util.List;

/** Runs a short scenario of the game Harbour and compares the report to the letter. */
final class Trial {
    private static final String HEAD = """
            title: A trial
            game: harbour
            seats: [ann, bob, cat]
            options: {windows: lean}
            """;
    private static final String TABLE = """
            table:
              at: {turn: ann}
              ann: {hand: [Plunder, Auction, Drop Anchor, Crate of Rum]}
              bob: {hand: [Harbour Watch, Crate of Silver]}
              cat: {hand: [Counter-Order, Changed Wind], berth: 40}
              quays: [{crate: Crate of Silver, known: [bob], as: S}, empty, {crate: Crate of Stones, as: T}]
              pile: [Press Gang, Plunder, Fog Bank, ...]
            """;

    private final ScenarioResult result;

    private Trial(String yaml) {
        this.result = new ScenarioRunner(List.of(new Rules())).run("trial.yaml", YamlTree.read(yaml));
    }

    /** Plays these steps from the table that all trials share. */
    static Trial play(String steps) {
        return play("", steps);
    }

    /** Plays these steps with more fields at the top of the file. */
    static Trial play(String fields, String steps) {
        return new Trial(HEAD + fields + "\n" + TABLE + "play:\n" + steps + "\n");
    }

    /** Runs a whole file. */
    static Trial whole(String yaml) {
        return new Trial(yaml);
    }

    ScenarioResult result() {
        return result;
    }

    void passes() {
        assertThat(result.report()).isEqualTo("pass trial.yaml - " + result.title());
    }

    /** Expects this report; its first line, which names the file, is left out. */
    void fails(String report) {
        assertThat(result.passed()).as("the scenario fails").isFalse();
        String found = result.report().substring(result.report().indexOf('\n') + 1);
        assertThat(found.stripIndent()).isEqualTo(report.stripIndent());
    }
}
