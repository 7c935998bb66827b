package broadside.engine.harbour.questions;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Card;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Reasons;
import broadside.engine.play.Choices;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Asks whether somebody stops a reaction: the Counter-Order stops orders, the Harbour Watch stops the wind. */
public record ReactToOrder(@AtSeat int captain, Card card) implements Reactions {
    private static final Clause[] BECAUSE = Clause.all("HB-REAC-02", "HB-REAC-03", "HB-REAC-05");

    /** Returns the one card that stops this one. */
    public static Card stopper(Card card) {
        return card == Card.CHANGED_WIND ? Card.HARBOUR_WATCH : Card.COUNTER_ORDER;
    }

    @Override
    public void offer(Position position, int seat, Choices out) {
        out.add(0);
        if (position.hands().has(seat, stopper(card))) {
            out.add(Reactions.with(stopper(card).ordinal(), -1));
        }
    }

    @Override
    public boolean rule(Position position, int seat, long choice, Why why) {
        if (!Reactions.isReaction(position, choice)) {
            return why.no(Reasons.NO_ANSWER);
        }
        if (choice == 0) {
            return true;
        }
        if (Reactions.card(choice) != stopper(card) || Reactions.target(choice) >= 0) {
            return why.no(Reasons.NO_ANSWER);
        }
        if (seat == captain) {
            return why.no(Reasons.OWN_CARD);
        }
        return position.hands().has(seat, stopper(card)) || why.no(Reasons.NOT_IN_HAND, stopper(card));
    }

    @Override
    public Message prompt(Position position, int seat) {
        return Message.of("harbour.ask.order", Arg.seat(captain), card);
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
