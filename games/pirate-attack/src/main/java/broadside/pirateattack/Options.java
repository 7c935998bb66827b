package broadside.pirateattack;

import broadside.engine.game.OptionSpec;
import broadside.engine.window.Windows;
import java.util.List;

/** Describes the options of a table of Pirate Attack. */
final class Options {
    static final String TEAMS = "teams";
    static final String FAME = "fame";
    static final String STARTER = "starting-player";
    static final String PILES = "piles";
    static final String SHORT_DECK = "six-piles";
    static final String PILE_REMOVAL = "pile-removal";
    static final String MINUTES = "time-limit-minutes";
    static final String TURNS = "time-limit-turns";
    static final String FAME_TARGET = "fame-target";
    static final String HULKS = "ships-without-strength";
    static final String SIDE_DRAWS = "red-cards-out-of-turn";
    static final String EMPTY_STALLS = "empty-market-piles";
    static final String PARTNER_GOLD = "partner-gold";
    static final String FAME_SLOOP = "fame-sloop";
    static final String FAME_SCHOONER = "fame-schooner";
    static final String FAME_BRIGANTINE = "fame-brigantine";
    static final String FAME_SPY = "fame-spy";
    static final String FAME_KNIFE = "fame-knife";
    static final String FAME_GUARD = "fame-guard";
    static final String FAME_THIEF = "fame-thief";
    static final String FAME_TELLER = "fame-fortune-teller";
    static final String FAME_MONKEY = "fame-thieving-monkey";
    static final String FAME_WINDS = "fame-high-winds";
    static final String FAME_CREATURE = "fame-sea-creature";

    static final List<OptionSpec> ALL = List.of(
            Windows.OPTION,
            OptionSpec.truth(TEAMS, "PA-TEAM-01", "PA-TEAM-02"),
            OptionSpec.choice(PILES, List.of("chosen", "automatic"), "PA-TURN-02"),
            OptionSpec.choice(
                    STARTER,
                    List.of("most-red", "fewest-red", "most-gold", "least-gold", "chance"),
                    "PA-SETUP-10",
                    "PA-SETUP-11"),
            OptionSpec.truth(SHORT_DECK, "PA-VARIANT-02"),
            OptionSpec.choice(PILE_REMOVAL, List.of("never", "every-10-minutes", "every-20-minutes"), "PA-VARIANT-03"),
            OptionSpec.number(MINUTES, 0, 600, 0, "PA-VARIANT-04"),
            OptionSpec.number(TURNS, 0, 1000, 0, "PA-VARIANT-04"),
            OptionSpec.number(FAME_TARGET, 0, 200, 0, "PA-VARIANT-05"),
            OptionSpec.choice(HULKS, List.of("fire", "hold-fire"), "PA-BATTLE-12"),
            OptionSpec.choice(SIDE_DRAWS, List.of("carried-out", "drawn-anew"), "PA-ATTACK-01"),
            OptionSpec.choice(EMPTY_STALLS, List.of("made-anew", "sold-out"), "PA-MARKET-02"),
            OptionSpec.choice(PARTNER_GOLD, List.of("free", "on-request"), "PA-TEAM-09"),
            OptionSpec.choice(FAME, List.of("counted", "none"), "PA-FAME-01"),
            OptionSpec.number(FAME_SLOOP, 0, 9, 1, "PA-FAME-02"),
            OptionSpec.number(FAME_SCHOONER, 0, 9, 2, "PA-FAME-02"),
            OptionSpec.number(FAME_BRIGANTINE, 0, 9, 3, "PA-FAME-02"),
            OptionSpec.number(FAME_SPY, 0, 9, 1, "PA-FAME-05"),
            OptionSpec.number(FAME_KNIFE, 0, 9, 1, "PA-FAME-04"),
            OptionSpec.number(FAME_GUARD, 0, 9, 1, "PA-FAME-03"),
            OptionSpec.number(FAME_THIEF, 0, 9, 1, "PA-FAME-07"),
            OptionSpec.number(FAME_TELLER, 0, 9, 1, "PA-FAME-06"),
            OptionSpec.number(FAME_MONKEY, -1, 0, 0, "PA-FAME-10"),
            OptionSpec.number(FAME_WINDS, -1, 0, 0, "PA-FAME-10"),
            OptionSpec.number(FAME_CREATURE, -1, 0, 0, "PA-FAME-10"));

    private Options() {}
}
