package broadside.engine.harbour;

import broadside.engine.play.Reason;

/** Lists why something is refused in Harbour. */
public final class Reasons {
    public static final Reason THREE_SEATS = Reason.of("harbour.no.three-seats", "HB-SEAT-01");
    public static final Reason NOT_ASKED = Reason.of("harbour.no.not-asked", "HB-TURN-01");
    public static final Reason NO_ACTION = Reason.of("harbour.no.action", "HB-TURN-03");
    public static final Reason NOT_IN_HAND = Reason.of("harbour.no.not-in-hand", "HB-TURN-05");
    public static final Reason NO_PLAY = Reason.of("harbour.no.play", "HB-TURN-03");
    public static final Reason NO_TARGET = Reason.of("harbour.no.target", "HB-PLUN-02");
    public static final Reason NOTHING_TO_TAKE = Reason.of("harbour.no.nothing-to-take", "HB-PLUN-03");
    public static final Reason ONLY_IN_ANSWER = Reason.of("harbour.no.only-in-answer", "HB-REAC-01");
    public static final Reason ONLY_AT_DAWN = Reason.of("harbour.no.only-at-dawn", "HB-DAWN-01");
    public static final Reason NOTHING_TO_MIX = Reason.of("harbour.no.nothing-to-mix", "HB-DAWN-03");
    public static final Reason OWN_CARD = Reason.of("harbour.no.own-card", "HB-REAC-02", "HB-REAC-03", "HB-REAC-04");
    public static final Reason NO_ANSWER = Reason.of("harbour.no.answer", "HB-REAC-02", "HB-REAC-03", "HB-REAC-04");
    public static final Reason WRONG_WIND = Reason.of("harbour.no.wrong-wind", "HB-REAC-04");
    public static final Reason PRESSED = Reason.of("harbour.no.pressed", "HB-PRES-04");
    public static final Reason NO_BID = Reason.of("harbour.no.bid", "HB-AUCT-01");
    public static final Reason TOO_POOR = Reason.of("harbour.no.too-poor", "HB-AUCT-01");
    public static final Reason NO_BERTH = Reason.of("harbour.no.berth", "HB-ANCH-01");
    public static final Reason TOO_CLOSE = Reason.of("harbour.no.too-close", "HB-ANCH-02");
    public static final Reason NO_PLEA = Reason.of("harbour.no.plea", "HB-CAST-02");
    public static final Reason NO_PASSAGE = Reason.of("harbour.no.passage", "HB-CAST-02");
    public static final Reason NO_CRATE = Reason.of("harbour.no.crate", "HB-CRAT-01");
    public static final Reason QUAY_TAKEN = Reason.of("harbour.no.quay-taken", "HB-CRAT-01", "HB-CRAT-03");
    public static final Reason QUAY_EMPTY =
            Reason.of("harbour.no.quay-empty", "HB-CRAT-02", "HB-CRAT-03", "HB-CRAT-04");
    public static final Reason KNOWN_ALREADY = Reason.of("harbour.no.known-already", "HB-CRAT-02");
    public static final Reason PILE_EMPTY = Reason.of("harbour.no.pile-empty", "HB-CRAT-02");
    public static final Reason NOT_BESIDE = Reason.of("harbour.no.not-beside", "HB-CRAT-03");
    public static final Reason NO_ANCHOR = Reason.of("harbour.no.anchor", "HB-CRAT-04");

    private Reasons() {}
}
