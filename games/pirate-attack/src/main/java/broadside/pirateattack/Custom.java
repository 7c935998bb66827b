package broadside.pirateattack;

import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;

/** Holds what a table has chosen, read once from its options so that play need not look up names. */
public record Custom(
        boolean teams,
        boolean choosesPiles,
        boolean sixPiles,
        int removalMinutes,
        int limitMinutes,
        int limitTurns,
        int fameTarget,
        boolean hulksFire,
        boolean carriesOutSideDraws,
        boolean reshuffles,
        boolean asksPartner,
        boolean countsFame,
        FameTable fame) {

    static Custom of(Setup setup) {
        OptionValues options = setup.options();
        String removal = options.text(Options.PILE_REMOVAL);
        return new Custom(
                options.truth(Options.TEAMS),
                options.text(Options.PILES).equals("chosen"),
                options.truth(Options.SHORT_DECK),
                removal.equals("never") ? 0 : removal.contains("10") ? 10 : 20,
                (int) options.whole(Options.MINUTES),
                (int) options.whole(Options.TURNS),
                (int) options.whole(Options.FAME_TARGET),
                options.text(Options.HULKS).equals("fire"),
                options.text(Options.SIDE_DRAWS).equals("carried-out"),
                options.text(Options.EMPTY_STALLS).equals("made-anew"),
                options.text(Options.PARTNER_GOLD).equals("on-request"),
                options.text(Options.FAME).equals("counted"),
                FameTable.of(options));
    }
}
