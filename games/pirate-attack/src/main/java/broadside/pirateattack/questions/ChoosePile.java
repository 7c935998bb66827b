package broadside.pirateattack.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Message;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.Stocks;
import broadside.pirateattack.steps.DrawCard;

/** Asks from which pile a card is drawn (PA-R029). */
public record ChoosePile(boolean turnDraw) implements Asks {
    private static final Clause[] CLAUSES = Clause.all("PA-TURN-02", "PA-TURN-05");

    @Override
    public void offer(Position p, int seat, Choices out) {
        Piles.offer(p, out);
    }

    @Override
    public void conceive(Position p, int seat, Choices out) {
        for (int pile = 0; pile < Stocks.PILES; pile++) {
            out.add(Choice.number(Choice.of(Act.DRAW), pile));
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        if (!Choice.isWellFormed(choice) || !Choice.is(choice, Act.DRAW)) {
            return why.no(Reasons.NO_SUCH);
        }
        return Piles.rule(p, choice, why);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        p.now(new DrawCard(seat, Choice.number(choice), turnDraw));
    }

    @Override
    public long fallback(Position p, int seat) {
        return Choice.number(Choice.of(Act.DRAW), Stocks.largestPile(p));
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("pa.prompt.pile");
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
