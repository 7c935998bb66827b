package broadside.pirateattack;

import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import java.util.List;

/** Makes tables of Pirate Attack. */
final class Tables {
    static final List<String> NAMES = List.of("ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal", "ida", "jon");

    private Tables() {}

    static Setup of(int seats, String... options) {
        Rules rules = new Rules();
        OptionValues values = OptionValues.defaults(rules);
        for (int i = 0; i < options.length; i += 2) {
            values = values.typed(options[i], options[i + 1]);
        }
        return Setup.of(rules, NAMES.subList(0, seats), values);
    }

    /** Tables for the costly properties: small, different, and most of them short. */
    static List<Setup> few() {
        return List.of(
                of(3, "six-piles", "true"),
                of(4, "teams", "true", "piles", "automatic", "partner-gold", "on-request", "six-piles", "true"),
                of(5, "red-cards-out-of-turn", "drawn-anew", "fame-target", "12"),
                of(3, "windows", "lean", "time-limit-turns", "60", "ships-without-strength", "hold-fire"));
    }
}
