package broadside.cli.simulate;

import broadside.engine.game.Setup;
import java.util.stream.Collectors;

/** Says what a simulated table is. */
final class Tables {
    private Tables() {}

    /** Names the options that are not at their default. */
    static String options(Setup setup) {
        return setup.options().write().children().entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(" "));
    }

    static String describe(Setup setup) {
        String options = options(setup);
        return setup.seats().size() + " players" + (options.isEmpty() ? "" : ", " + options);
    }
}
