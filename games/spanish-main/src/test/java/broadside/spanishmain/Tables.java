package broadside.spanishmain;

import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import java.util.ArrayList;
import java.util.List;

/** Makes every table of Spanish Main: two to four players and all eight combinations of options. */
final class Tables {
    private static final List<String> NAMES = List.of("ann", "bob", "cat", "dan");

    private Tables() {}

    static List<Setup> all() {
        Rules rules = new Rules();
        List<Setup> setups = new ArrayList<>();
        for (int seats = rules.fewestSeats(); seats <= rules.mostSeats(); seats++) {
            for (int bits = 0; bits < 8; bits++) {
                OptionValues options = OptionValues.defaults(rules)
                        .typed(Options.UPCOMING, Boolean.toString((bits & 1) != 0))
                        .typed(Options.HAND, Boolean.toString((bits & 2) != 0))
                        .typed(Options.EXTENDED, Boolean.toString((bits & 4) != 0));
                setups.add(Setup.of(rules, NAMES.subList(0, seats), options));
            }
        }
        return setups;
    }
}
