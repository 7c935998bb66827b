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

/** Asks whether somebody answers a Plunder: with a Harbour Watch, or with a Changed Wind and its new target. */
public record ReactToPlunder(@AtSeat int captain, @AtSeat int target) implements Reactions {
    private static final Clause[] BECAUSE = Clause.all("HB-REAC-02", "HB-REAC-04", "HB-REAC-05", "HB-REAC-07");

    @Override
    public void offer(Position position, int seat, Choices out) {
        out.add(0);
        if (position.hands().has(seat, Card.HARBOUR_WATCH)) {
            out.add(Reactions.with(Card.HARBOUR_WATCH.ordinal(), -1));
        }
        if (position.hands().has(seat, Card.CHANGED_WIND)) {
            for (int to = 0; to < position.seats(); to++) {
                out.add(Reactions.with(Card.CHANGED_WIND.ordinal(), to));
            }
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
        Card card = Reactions.card(choice);
        int to = Reactions.target(choice);
        if (card != Card.HARBOUR_WATCH && card != Card.CHANGED_WIND) {
            return why.no(Reasons.NO_ANSWER);
        }
        if (seat == captain) {
            return why.no(Reasons.OWN_CARD);
        }
        if (!position.hands().has(seat, card)) {
            return why.no(Reasons.NOT_IN_HAND, card);
        }
        if (card == Card.HARBOUR_WATCH) {
            return to < 0 || why.no(Reasons.NO_ANSWER);
        }
        return to >= 0 && to != target && to != seat || why.no(Reasons.WRONG_WIND);
    }

    @Override
    public Message prompt(Position position, int seat) {
        return Message.of("harbour.ask.plunder", Arg.seat(captain), Arg.seat(target));
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
