package broadside.engine.harbour.questions;

import static broadside.engine.harbour.Reasons.KNOWN_ALREADY;
import static broadside.engine.harbour.Reasons.NOTHING_TO_TAKE;
import static broadside.engine.harbour.Reasons.NOT_BESIDE;
import static broadside.engine.harbour.Reasons.NOT_IN_HAND;
import static broadside.engine.harbour.Reasons.NO_ACTION;
import static broadside.engine.harbour.Reasons.NO_ANCHOR;
import static broadside.engine.harbour.Reasons.NO_CRATE;
import static broadside.engine.harbour.Reasons.NO_PLAY;
import static broadside.engine.harbour.Reasons.NO_TARGET;
import static broadside.engine.harbour.Reasons.ONLY_AT_DAWN;
import static broadside.engine.harbour.Reasons.ONLY_IN_ANSWER;
import static broadside.engine.harbour.Reasons.PILE_EMPTY;
import static broadside.engine.harbour.Reasons.PRESSED;
import static broadside.engine.harbour.Reasons.QUAY_EMPTY;
import static broadside.engine.harbour.Reasons.QUAY_TAKEN;

import broadside.engine.harbour.Act;
import broadside.engine.harbour.Card;
import broadside.engine.harbour.Cards;
import broadside.engine.harbour.Pack;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Quays;
import broadside.engine.play.Why;
import broadside.engine.words.Arg;

/** Rules on the actions of a turn. */
final class ActionRuling {
    private ActionRuling() {}

    static boolean rule(Position position, int captain, long choice, Why why) {
        Act act = Act.of(choice);
        int which = Pack.which(choice);
        int where = Pack.where(choice);
        if (act == null) {
            return why.no(NO_ACTION);
        }
        return switch (act) {
            case REST -> which == 0 && where == 0 || why.no(NO_ACTION);
            case PLAY -> play(position, captain, which, where, why);
            case BURY -> bury(position, captain, which, where, why);
            case LOOK -> where == 0 ? look(position, captain, which, why) : why.no(NO_ACTION);
            case SHIFT -> shift(position, which, where, why);
            case HAUL -> where == 0 ? haul(position, captain, which, why) : why.no(NO_ACTION);
        };
    }

    private static boolean play(Position position, int captain, int kind, int where, Why why) {
        if (kind >= Cards.KINDS) {
            return why.no(NO_ACTION);
        }
        Card card = Cards.of(kind);
        if (!position.hands().has(captain, card)) {
            return why.no(NOT_IN_HAND, card);
        }
        if (card.isReaction()) {
            return why.no(ONLY_IN_ANSWER, card);
        }
        if (card == Card.FOG_BANK) {
            return why.no(ONLY_AT_DAWN, card);
        }
        if (!card.needsTarget()) {
            boolean played = card == Card.AUCTION || card == Card.DROP_ANCHOR;
            return played && where == 0 || why.no(NO_PLAY, card);
        }
        int target = where - 1;
        if (target < 0 || target >= position.seats() || target == captain) {
            return why.no(NO_TARGET, card);
        }
        if (card == Card.PRESS_GANG && position.pressedBy(target) >= 0) {
            return why.no(PRESSED, Arg.seat(target));
        }
        if (card == Card.PLUNDER
                && position.coins(target) == 0
                && position.hands().size(target) == 0) {
            return why.no(NOTHING_TO_TAKE, Arg.seat(target));
        }
        return true;
    }

    private static boolean bury(Position position, int captain, int kind, int quay, Why why) {
        if (kind >= Cards.KINDS || quay >= Quays.PLACES) {
            return why.no(NO_ACTION);
        }
        Card card = Cards.of(kind);
        if (!card.isCrate()) {
            return why.no(NO_CRATE, card);
        }
        if (!position.hands().has(captain, card)) {
            return why.no(NOT_IN_HAND, card);
        }
        return position.quays().isEmpty(quay) || why.no(QUAY_TAKEN, quay);
    }

    private static boolean look(Position position, int captain, int place, Why why) {
        if (place == Act.AT_PILE) {
            if (position.pile().size() == 0) {
                return why.no(PILE_EMPTY);
            }
            return !position.pile().knowsTop(captain) || why.no(KNOWN_ALREADY);
        }
        return lies(position, place, why) && (!position.quays().knows(captain, place) || why.no(KNOWN_ALREADY));
    }

    private static boolean shift(Position position, int from, int to, Why why) {
        if (!lies(position, from, why)) {
            return false;
        }
        if (to >= Quays.PLACES || Math.abs(from - to) != 1) {
            return why.no(NOT_BESIDE, from);
        }
        return position.quays().isEmpty(to) || why.no(QUAY_TAKEN, to);
    }

    private static boolean haul(Position position, int captain, int place, Why why) {
        return lies(position, place, why) && (position.berth(captain) >= 0 || why.no(NO_ANCHOR));
    }

    private static boolean lies(Position position, int place, Why why) {
        if (place >= Quays.PLACES) {
            return why.no(NO_ACTION);
        }
        return !position.quays().isEmpty(place) || why.no(QUAY_EMPTY, place);
    }
}
