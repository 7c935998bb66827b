package broadside.pirateattack;

import broadside.engine.game.OptionValues;

/** Says how many Fame Points each card is worth; the host may change it (PA-R002). */
public final class FameTable {
    private final int[] cards = new int[Card.KINDS];
    private final int teller;

    private FameTable(OptionValues options) {
        for (int kind = 0; kind < Card.KINDS; kind++) {
            String option = Card.of(kind).fameOption();
            cards[kind] = option.isEmpty() ? 0 : (int) options.whole(option);
        }
        teller = (int) options.whole(Options.FAME_TELLER);
    }

    static FameTable of(OptionValues options) {
        return new FameTable(options);
    }

    /** Returns what sinking or successfully using this card is worth; negative where playing it costs. */
    public int of(int card) {
        return cards[card];
    }

    public int ofTeller() {
        return teller;
    }
}
