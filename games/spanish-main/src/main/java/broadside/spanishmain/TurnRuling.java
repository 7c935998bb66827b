package broadside.spanishmain;

import broadside.engine.play.Reason;
import broadside.engine.play.Why;

/** Rules on what a player wants to do in a turn. */
final class TurnRuling {
    private static final Reason NO_ACTION = Reason.of("sm.no.action", "SM-TURN-01", "SM-TURN-02");
    private static final Reason NOT_ON_DISPLAY = Reason.of("sm.no.not-on-display", "SM-PLAYMOVE-01");
    private static final Reason NOT_IN_HAND = Reason.of("sm.no.not-in-hand", "SM-HAND-05");
    private static final Reason FULL_DISTANCE = Reason.of("sm.no.full-distance", "SM-MGEN-03");
    private static final Reason REPAIR_ALL = Reason.of("sm.no.repair-all", "SM-REPAIR-01");
    private static final Reason ACCUSE_OTHERS = Reason.of("sm.no.accuse-others", "SM-ACCUSE-01");
    private static final Reason REVEALED = Reason.of("sm.no.revealed", "SM-ACCUSE-13", "SM-ACCUSE-14", "SM-ACARD-41");
    private static final Reason LAST_CARD = Reason.of("sm.no.last-card", "SM-HAND-10");
    private static final Reason ACCUSATION_COSTS = Reason.of("sm.no.accusation-costs", "SM-HAND-07");
    private static final Reason ACCUSATION_IS_FREE = Reason.of("sm.no.accusation-is-free", "SM-ACCUSE-01");
    private static final Reason SWAP_DISPLAYED = Reason.of("sm.no.not-on-display", "SM-PASS-02");
    private static final Reason SWAP_OWN = Reason.of("sm.no.not-in-hand", "SM-HAND-12");
    private static final Reason ONE_ACTION = Reason.of("sm.no.one-action", "SM-TURN-01");

    private TurnRuling() {}

    static boolean rule(Position position, int seat, long choice, Why why) {
        if (!TurnChoice.isWellFormed(choice)) {
            return why.no(NO_ACTION);
        }
        return switch (TurnChoice.action(choice)) {
            case TurnChoice.PLAY -> play(position, seat, choice, why);
            case TurnChoice.REPAIR -> repair(choice, why);
            case TurnChoice.ACCUSE -> accuse(position, seat, choice, why);
            default -> pass(position, seat, choice, why);
        };
    }

    private static boolean play(Position position, int seat, long choice, Why why) {
        int card = TurnChoice.card(choice);
        if (card == TurnChoice.NO_CARD
                || TurnChoice.pirate(choice) != TurnChoice.NO_SHIP
                || TurnChoice.seat(choice) != TurnChoice.NO_SEAT
                || TurnChoice.discard(choice) != TurnChoice.NO_CARD) {
            return why.no(ONE_ACTION);
        }
        if (position.placeOf(seat, card) < 0) {
            return why.no(position.hasHands() ? NOT_IN_HAND : NOT_ON_DISPLAY, Movement.of(card));
        }
        if (!Movement.of(card).effect().rule(position, choice, why)) {
            return false;
        }
        return TurnChoice.spaces(choice) == 0 || why.no(FULL_DISTANCE);
    }

    private static boolean repair(long choice, Why why) {
        return choice == TurnChoice.repair() || why.no(REPAIR_ALL);
    }

    private static boolean accuse(Position position, int seat, long choice, Why why) {
        int accused = TurnChoice.seat(choice);
        int pirate = TurnChoice.pirate(choice);
        if (TurnChoice.card(choice) != TurnChoice.NO_CARD
                || TurnChoice.ship(choice) != TurnChoice.NO_SHIP
                || TurnChoice.other(choice) != TurnChoice.NO_SHIP
                || TurnChoice.spaces(choice) != 0) {
            return why.no(ONE_ACTION);
        }
        if (accused == seat || accused >= position.seats() || pirate == TurnChoice.NO_SHIP) {
            return why.no(ACCUSE_OTHERS);
        }
        if (position.isRevealed(pirate)) {
            return why.no(REVEALED, Pirate.of(pirate));
        }
        int discard = TurnChoice.discard(choice);
        if (!position.hasHands()) {
            return discard == TurnChoice.NO_CARD || why.no(ACCUSATION_IS_FREE);
        }
        if (position.handSize(seat) <= 1) {
            return why.no(LAST_CARD);
        }
        if (discard == TurnChoice.NO_CARD) {
            return why.no(ACCUSATION_COSTS);
        }
        return position.placeOf(seat, discard) >= 0 || why.no(ACCUSATION_COSTS);
    }

    private static boolean pass(Position position, int seat, long choice, Why why) {
        int discard = TurnChoice.discard(choice);
        long plain =
                discard == TurnChoice.NO_CARD ? TurnChoice.pass() : TurnChoice.discarding(TurnChoice.pass(), discard);
        if (choice != plain) {
            return why.no(ONE_ACTION);
        }
        if (discard == TurnChoice.NO_CARD || position.placeOf(seat, discard) >= 0) {
            return true;
        }
        return why.no(position.hasHands() ? SWAP_OWN : SWAP_DISPLAYED, Movement.of(discard));
    }
}
