package broadside.engine.harbour.questions;

import broadside.engine.harbour.Position;
import broadside.engine.harbour.Reasons;
import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;

/** Asks for a sealed bid. */
public record Bid() implements Question<Position> {
    private static final int HIGHEST = 5;
    private static final Clause[] BECAUSE = Clause.all("HB-AUCT-01", "HB-PRES-03");

    @Override
    public void offer(Position position, int seat, Choices out) {
        for (int coins = 0; coins <= Math.min(HIGHEST, position.coins(seat)); coins++) {
            out.add(coins);
        }
    }

    @Override
    public void conceive(Position position, int seat, Choices out) {
        for (int coins = 0; coins <= HIGHEST + 1; coins++) {
            out.add(coins);
        }
    }

    @Override
    public boolean rule(Position position, int seat, long choice, Why why) {
        if (choice < 0 || choice > HIGHEST) {
            return why.no(Reasons.NO_BID, HIGHEST);
        }
        return choice <= position.coins(seat) || why.no(Reasons.TOO_POOR, choice, position.coins(seat));
    }

    @Override
    public void take(Position position, int seat, long choice, Scene scene) {
        throw new IllegalStateException("the closing of the auction compares the bids");
    }

    @Override
    public long fallback(Position position, int seat) {
        return 0;
    }

    @Override
    public Tree describe(Position position, int seat, long choice) {
        return Tree.branch("bid", Tree.of(choice));
    }

    @Override
    public Message prompt(Position position, int seat) {
        return Message.of("harbour.ask.bid", position.coins(seat));
    }

    @Override
    public Message label(Position position, int seat, long choice) {
        return Message.of("harbour.choice.bid", choice);
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
