package broadside.spanishmain;

import broadside.engine.game.OptionSpec;
import java.util.List;

/** Describes the options of a table of Spanish Main. */
final class Options {
    static final String UPCOMING = "upcoming-adventures";
    static final String HAND = "hand-of-movement-cards";
    static final String EXTENDED = "extended-fame";

    static final List<OptionSpec> ALL = List.of(
            OptionSpec.truth(UPCOMING, "SM-ADVRULES-01", "SM-UPCOMING-01"),
            OptionSpec.truth(HAND, "SM-ADVRULES-01", "SM-HAND-01"),
            OptionSpec.truth(EXTENDED, "SM-FAME-07"));

    private Options() {}
}
