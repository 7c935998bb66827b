package broadside.engine.harbour.questions;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Card;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Quays;
import broadside.engine.harbour.Reasons;
import broadside.engine.play.Choices;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Message;

/** Asks a captain who wanted to be asked whether he plays a Fog Bank at dawn. */
public record DawnCall(@AtSeat int turn) implements Reactions {
    private static final Clause[] BECAUSE = Clause.all("HB-DAWN-01");

    @Override
    public void offer(Position position, int seat, Choices out) {
        out.add(0);
        if (position.hands().has(seat, Card.FOG_BANK)) {
            out.add(Reactions.with(Card.FOG_BANK.ordinal(), -1));
        }
    }

    @Override
    public boolean rule(Position position, int seat, long choice, Why why) {
        if (choice == 0) {
            return true;
        }
        if (choice != Reactions.with(Card.FOG_BANK.ordinal(), -1)) {
            return why.no(Reasons.NO_ANSWER);
        }
        if (!position.hands().has(seat, Card.FOG_BANK)) {
            return why.no(Reasons.NOT_IN_HAND, Card.FOG_BANK);
        }
        int crates = 0;
        for (int quay = 0; quay < Quays.PLACES; quay++) {
            crates += position.quays().isEmpty(quay) ? 0 : 1;
        }
        return crates >= 2 || why.no(Reasons.NOTHING_TO_MIX);
    }

    @Override
    public Message prompt(Position position, int seat) {
        return Message.of("harbour.ask.dawn");
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
