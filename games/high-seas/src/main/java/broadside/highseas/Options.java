package broadside.highseas;

import broadside.engine.game.OptionSpec;
import broadside.engine.game.OptionValues;
import broadside.highseas.geometry.Edge;
import java.util.List;

/** Describes the options of a table of High Seas. */
final class Options {
    static final String FLEETS = "fleets";
    static final String ROUNDS = "rounds";
    static final String QUIET_ROUNDS = "quiet-rounds";
    static final String SEA = "sea";
    static final String EDGE = "edge";
    static final String SETUP = "setup";

    static final String TIE_BREAK = "tie-break";
    static final String FELLED = "masts-eliminated";
    static final String SHARED = "shared";

    static final List<OptionSpec> ALL = List.of(
            OptionSpec.choice(FLEETS, List.of("two-ships", "forty-points"), "CB-FLEET-05", "CB-FLEET-06"),
            OptionSpec.choice(SETUP, List.of("automatic", "by-hand"), "CB-SETUP-02", "CB-ISLANDS-03"),
            OptionSpec.number(ROUNDS, 0, 500, 60, "PC-WIN-02", "PC-WIN-15"),
            OptionSpec.number(QUIET_ROUNDS, 1, 100, 10, "PC-WIN-14", "PC-WIN-15"),
            OptionSpec.choice(TIE_BREAK, List.of("masts-standing", FELLED, SHARED), "PC-WIN-21"),
            OptionSpec.number(SEA, 900, 1250, 1000, "PC-ISLANDS-04", "PC-ISLANDS-05"),
            OptionSpec.choice(
                    EDGE,
                    List.of("wall", "flat-earth", "round-earth"),
                    "PC-ISLANDS-06",
                    "PC-ISLANDS-07",
                    "PC-ISLANDS-08",
                    "PC-ISLANDS-09"));

    private Options() {}

    static Edge edge(OptionValues options) {
        return Edge.valueOf(options.text(EDGE).replace('-', '_').toUpperCase(java.util.Locale.ROOT));
    }
}
