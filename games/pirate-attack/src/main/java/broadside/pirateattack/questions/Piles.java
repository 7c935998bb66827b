package broadside.pirateattack.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Why;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.Stocks;

/** Rules on the pile somebody draws from: any that has cards, or always the largest at a table that wants it so. */
final class Piles {
    private Piles() {}

    static void offer(Position p, Choices out) {
        if (!p.custom().choosesPiles()) {
            if (Stocks.pilesLeft(p) > 0) {
                out.add(Choice.number(Choice.of(Act.DRAW), Stocks.largestPile(p)));
            }
            return;
        }
        for (int pile = 0; pile < Stocks.PILES; pile++) {
            if (Stocks.pile(p, pile) > 0) {
                out.add(Choice.number(Choice.of(Act.DRAW), pile));
            }
        }
    }

    /** Adds every pile, for whoever may think of it. */
    static void conceive(Choices out) {
        for (int pile = 0; pile < Stocks.PILES; pile++) {
            out.add(Choice.number(Choice.of(Act.DRAW), pile));
        }
    }

    static boolean rule(Position p, long choice, Why why) {
        int pile = Choice.number(choice);
        boolean there = pile < Stocks.PILES
                && choice == Choice.number(Choice.of(Act.DRAW), pile)
                && Stocks.pile(p, pile) > 0
                && (p.custom().choosesPiles() || pile == Stocks.largestPile(p));
        return there || why.no(Reasons.PILE_EMPTY);
    }
}
