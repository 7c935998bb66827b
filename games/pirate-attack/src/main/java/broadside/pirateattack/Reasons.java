package broadside.pirateattack;

import broadside.engine.play.Reason;
import java.util.ArrayList;
import java.util.List;

/** Lists why something is refused in Pirate Attack. */
public final class Reasons {
    public static final Reason SEATS = Reason.of("pa.no.seats", "PA-INTRO-01");
    public static final Reason TEAM_SEATS = Reason.of("pa.no.team-seats", "PA-TEAM-02");
    public static final Reason NO_FAME = Reason.of("pa.no.fame", "PA-FAME-01", "PA-VARIANT-04", "PA-VARIANT-05");
    public static final Reason NOT_YOUR_TURN = Reason.of("pa.no.not-your-turn", "PA-TURN-04");
    public static final Reason BUY_IN_TURN = Reason.of("pa.no.buy-in-turn", "PA-SPEND-01", "PA-TURN-04");
    public static final Reason OTHERS_ANSWER = Reason.of("pa.no.others-answer", "PA-TURN-04");
    public static final Reason OVER = Reason.of("pa.no.over", "PA-ENDGAME-09");
    public static final Reason NO_SUCH = Reason.of("pa.no.such", "PA-TURN-01");

    public static final Reason DRAW_FIRST = Reason.of("pa.no.draw-first", "PA-TURN-01");
    public static final Reason PILE_EMPTY = Reason.of("pa.no.pile-empty", "PA-TURN-02");
    public static final Reason NO_DRAW = Reason.of("pa.no.draw", "PA-ENDGAME-01");
    public static final Reason DRAWN = Reason.of("pa.no.drawn", "PA-TURN-01");
    public static final Reason BUY_LATER = Reason.of("pa.no.buy-later", "PA-SPEND-02", "PA-SPEND-03");

    public static final Reason NOT_IN_HAND = Reason.of("pa.no.not-in-hand", "PA-TURN-01");
    public static final Reason MUST_PLAY = Reason.of("pa.no.must-play", "PA-TURN-01", "PA-TURN-03");
    public static final Reason MUST_PLAY_LAST = Reason.of("pa.no.must-play", "PA-ENDGAME-02");
    public static final Reason PLAY_ANOTHER = Reason.of("pa.no.must-play", "PA-TURN-03", "PA-TURN-10");
    public static final Reason USABLE = Reason.of("pa.no.usable", "PA-TURN-07");
    public static final Reason USABLE_MARKET = Reason.of("pa.no.usable", "PA-TURN-07", "PA-TURN-08");
    public static final Reason USABLE_ADD_ON = Reason.of("pa.no.usable-add-on", "PA-TURN-07", "PA-ADDON-03");
    public static final Reason USABLE_LAZY_CARPENTER =
            Reason.of("pa.no.usable-add-on", "PA-TURN-09", "PA-ADDON-03", "PA-TURN-07");
    public static final Reason USABLE_PLUS_CARD = Reason.of("pa.no.usable-add-on", "PA-ADDON-04", "PA-ADDON-03");
    public static final Reason ONLY_IN_ANSWER =
            Reason.of("pa.no.only-in-answer", "PA-KNIFE-01", "PA-GUARD-01", "PA-TURN-03");
    public static final Reason NO_TARGET_NEEDED = Reason.of("pa.no.no-target-needed", "PA-TURN-01");

    public static final Reason SHIP_PLACE = Reason.of("pa.no.ship-place", "PA-SHIP-01", "PA-SHIP-02", "PA-SHIP-03");
    public static final Reason SHIP_OF_PARTNER = Reason.of("pa.no.ship-place", "PA-TEAM-04", "PA-SHIP-01");
    public static final Reason NEEDS_SHIP = Reason.of("pa.no.needs-ship", "PA-ADDON-01", "PA-ADDON-02");
    public static final Reason SPY_OTHERS = Reason.of("pa.no.other-player", "PA-SPY-01");
    public static final Reason ROB_OTHERS = Reason.of("pa.no.other-player", "PA-MONKEY-01");
    public static final Reason STEAL_FROM_OTHERS = Reason.of("pa.no.other-player", "PA-THIEF-01");
    public static final Reason FORTUNES_OF_OTHERS = Reason.of("pa.no.other-player", "PA-STEALFT-01");
    public static final Reason NO_HAND = Reason.of("pa.no.no-hand", "PA-SPY-02", "PA-MONKEY-02", "PA-TURN-03");
    public static final Reason NO_GOLD = Reason.of("pa.no.no-gold", "PA-THIEF-01", "PA-TURN-03");
    public static final Reason NO_FORTUNES = Reason.of("pa.no.no-fortunes", "PA-STEALFT-01", "PA-TURN-03");
    public static final Reason NOBODY_TO_SPARE = Reason.of("pa.no.nobody-to-spare", "PA-STEALFT-02", "PA-TEAM-05");
    public static final Reason WINDS_TARGET = Reason.of("pa.no.winds-target", "PA-WINDS-01");
    public static final Reason NO_ARMADA = Reason.of("pa.no.no-armada", "PA-ARMADA-01", "PA-ARMADA-04");
    public static final Reason FOREIGN_ARMADA = Reason.of("pa.no.foreign-armada", "PA-ARMADA-08", "PA-TEAM-06");
    public static final Reason MOVE_DOCTOR = Reason.of("pa.no.move-doctor", "PA-MOVEWD-01");
    public static final Reason CREATURE = Reason.of("pa.no.creature", "PA-CREATURE-01");

    public static final Reason MARKET_CLOSED = Reason.of("pa.no.market-closed", "PA-MARKET-02", "PA-MARKET-05");
    public static final Reason SOLD_OUT = Reason.of("pa.no.sold-out", "PA-MARKET-02");
    public static final Reason NO_SHIP_TO_CURSE = Reason.of("pa.no.no-ship-to-curse", "PA-WITCH-04", "PA-WITCH-03");
    public static final Reason TOO_DEAR = Reason.of("pa.no.too-dear", "PA-MARKET-04");
    public static final Reason GOLD_LOCKED = Reason.of("pa.no.gold-locked", "PA-SPEND-05");
    public static final Reason PARTNER_GOLD = Reason.of("pa.no.partner-gold", "PA-TEAM-09");
    public static final Reason PLACE_DOCTOR = Reason.of("pa.no.place-doctor", "PA-WITCH-02", "PA-WITCH-03");

    public static final Reason MUST_ATTACK =
            Reason.of("pa.no.must-attack", "PA-ATTACK-01", "PA-ATTACK-04", "PA-ENDGAME-03");
    public static final Reason CARDS_FIRST = Reason.of("pa.no.cards-first", "PA-ENDGAME-02", "PA-ENDGAME-03");
    public static final Reason NO_ATTACK = Reason.of("pa.no.attack-without-card", "PA-ATTACK-01");
    public static final Reason OWN_SHIP = Reason.of("pa.no.own-ship", "PA-ATTACK-05", "PA-ATTACK-06");
    public static final Reason OWN_SHIP_FORCED = Reason.of("pa.no.own-ship", "PA-FORCEONE-03", "PA-FORCEONE-06");
    public static final Reason OWN_SHIP_LAST = Reason.of("pa.no.own-ship", "PA-ENDGAME-03", "PA-ENDGAME-04");
    public static final Reason SPARED = Reason.of("pa.no.spared", "PA-FORCEONE-04", "PA-FORCEONE-05");
    public static final Reason MUST_FORCE =
            Reason.of("pa.no.must-force", "PA-FORCEONE-01", "PA-FORCEONE-02", "PA-ATTACK-01");
    public static final Reason FORCE = Reason.of("pa.no.force", "PA-FORCEONE-02");
    public static final Reason FORCE_TWO = Reason.of("pa.no.force-two", "PA-FORCETWO-01", "PA-FORCETWO-02");
    public static final Reason FORCE_TWO_OWN = Reason.of("pa.no.force-two-own", "PA-FORCETWO-04");
    public static final Reason FORCE_TWO_SAME = Reason.of("pa.no.force-two-same", "PA-FORCETWO-03");

    public static final Reason SPY_PICK = Reason.of("pa.no.spy-pick", "PA-SPY-03");
    public static final Reason ARMADA_SHIP = Reason.of("pa.no.armada-ship", "PA-ARMADA-01", "PA-ARMADA-08");
    public static final Reason ARMADA_SIZE = Reason.of("pa.no.armada-size", "PA-ARMADA-01");
    private static final String[][] BLOCKS = {
        {"PA-SPY-05", "PA-TEAM-07"}, {"PA-KNIFE-01"}, {"PA-GUARD-01", "PA-TEAM-08"}
    };
    private static final Reason[][] WRONG_ANSWER = wrongAnswers();
    private static final Reason[] NOT_YOUR_BLOCK = {
        Reason.of("pa.no.not-your-block", BLOCKS[0]),
        Reason.of("pa.no.not-your-block", BLOCKS[1]),
        Reason.of("pa.no.not-your-block", BLOCKS[2])
    };
    private static final Reason[] WRONG_TELLER = {
        Reason.of("pa.no.wrong-teller", "PA-FORTUNE-03", "PA-FORTUNE-05"),
        Reason.of("pa.no.wrong-teller", "PA-FORTUNE-03", "PA-FORTUNE-09"),
        Reason.of("pa.no.wrong-teller", "PA-FORTUNE-03", "PA-FORTUNE-11"),
        Reason.of("pa.no.wrong-teller", "PA-FORTUNE-03", "PA-FORTUNE-15"),
        Reason.of("pa.no.wrong-teller", "PA-FORTUNE-03", "PA-FORTUNE-13"),
    };
    private static final Reason[] NOT_YOUR_CURSE = {
        Reason.of("pa.no.not-your-battle", "PA-FORTUNE-06"),
        Reason.of("pa.no.not-your-curse", "PA-FORTUNE-10"),
        Reason.of("pa.no.not-your-curse", "PA-FORTUNE-12"),
        Reason.of("pa.no.not-your-curse", "PA-FORTUNE-16"),
        Reason.of("pa.no.not-your-curse", "PA-FORTUNE-14"),
    };
    public static final Reason NOT_SAVED = Reason.of("pa.no.not-saved", "PA-FORTUNE-03");
    public static final Reason LARGEST = Reason.of("pa.no.largest", "PA-WITCH-09");

    private Reasons() {}

    /** Lists for each blocker what is said to another card, which may block something else. */
    private static Reason[][] wrongAnswers() {
        Reason[][] all = new Reason[BLOCKS.length][BLOCKS.length + 1];
        for (int blocker = 0; blocker < BLOCKS.length; blocker++) {
            for (int tried = 0; tried <= BLOCKS.length; tried++) {
                List<String> clauses = new ArrayList<>(List.of(BLOCKS[blocker]));
                if (tried < BLOCKS.length && tried != blocker) {
                    clauses.add(BLOCKS[tried][0]);
                }
                all[blocker][tried] = Reason.of("pa.no.wrong-answer", clauses.toArray(new String[0]));
            }
        }
        return all;
    }

    /** Says that another card than the blocker was tried. */
    public static Reason wrongAnswer(Card blocker, int tried) {
        return WRONG_ANSWER[blocked(blocker)][tried < Card.KINDS ? blocked(Card.of(tried)) : BLOCKS.length];
    }

    /** Says that somebody tried to block a card that was played on others. */
    public static Reason notYourBlock(Card blocker) {
        return NOT_YOUR_BLOCK[blocked(blocker)];
    }

    private static int blocked(Card blocker) {
        return switch (blocker) {
            case SPY -> 0;
            case KNIFE -> 1;
            case GUARD -> 2;
            default -> BLOCKS.length;
        };
    }

    /** Says that a Fortune Teller does not counter this Witch Doctor. */
    public static Reason wrongTeller(int teller) {
        return WRONG_TELLER[teller];
    }

    /** Says that a Fortune Teller is not for this player to use now. */
    public static Reason notYourCurse(int teller) {
        return NOT_YOUR_CURSE[teller];
    }
}
