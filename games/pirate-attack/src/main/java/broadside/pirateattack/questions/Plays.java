package broadside.pirateattack.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Fleet;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.cards.Market;

/** Rules on what may be played or discarded from a hand. */
final class Plays {
    private Plays() {}

    /** Adds every way to play a card; if no card can be played, every card to discard (PA-R027). */
    static void offer(Position p, int seat, Choices out) {
        int size = Hands.size(p, seat);
        int before = out.size();
        for (int place = 0; place < size; place++) {
            int kind = Hands.kind(p, seat, place);
            if (kind < Card.KINDS && Hands.isFirst(p, seat, place)) {
                Card.of(kind).effect().offer(p, seat, Choice.play(kind), out);
            }
        }
        if (out.size() > before) {
            return;
        }
        for (int place = 0; place < size; place++) {
            int kind = Hands.kind(p, seat, place);
            if (kind < Card.KINDS && Hands.isFirst(p, seat, place)) {
                out.add(Choice.card(Choice.of(Act.DISCARD), kind));
            }
        }
    }

    static void conceive(Position p, int seat, Choices out) {
        for (int kind = 0; kind < Card.KINDS; kind++) {
            out.add(Choice.card(Choice.of(Act.DISCARD), kind));
            if (Hands.has(p, seat, kind)) {
                Card.of(kind).effect().conceive(p, seat, Choice.play(kind), out);
            } else {
                out.add(Choice.play(kind));
            }
        }
    }

    static boolean canPlay(Position p, int seat) {
        for (int place = 0; place < Hands.size(p, seat); place++) {
            int kind = Hands.kind(p, seat, place);
            if (kind < Card.KINDS && Card.of(kind).effect().isPlayable(p, seat)) {
                return true;
            }
        }
        return false;
    }

    static boolean rule(Position p, int seat, long choice, Why why) {
        int kind = Choice.card(choice);
        if (kind >= Card.KINDS) {
            return why.no(Reasons.NO_SUCH);
        }
        Card card = Card.of(kind);
        if (!Hands.has(p, seat, kind)) {
            return why.no(Reasons.NOT_IN_HAND, card);
        }
        if (Choice.is(choice, Act.PLAY)) {
            return card.effect().rule(p, seat, choice, why);
        }
        if (choice != Choice.card(Choice.of(Act.DISCARD), kind)) {
            return why.no(Reasons.NO_SUCH);
        }
        if (card.effect().isPlayable(p, seat)) {
            return why.no(usable(p, seat, card), card);
        }
        return !canPlay(p, seat) || why.no(p.isLastPhase() ? Reasons.MUST_PLAY_LAST : Reasons.PLAY_ANOTHER);
    }

    /** Finds the rule that keeps a usable card in the hand. */
    private static Reason usable(Position p, int seat, Card card) {
        if (card.group() != Card.Group.ADD_ON) {
            return card.effect() instanceof Market market && market.opens() ? Reasons.USABLE_MARKET : Reasons.USABLE;
        }
        if (card.strength() < 0) {
            return Reasons.USABLE_LAZY_CARPENTER;
        }
        boolean helpsOthers = card.cannons() + card.strength() > 0 && Fleet.size(p, seat) == 0;
        return helpsOthers ? Reasons.USABLE_PLUS_CARD : Reasons.USABLE_ADD_ON;
    }
}
