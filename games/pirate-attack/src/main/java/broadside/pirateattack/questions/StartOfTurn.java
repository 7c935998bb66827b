package broadside.pirateattack.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Message;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.ChoiceWords;
import broadside.pirateattack.Position;
import broadside.pirateattack.Purse;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.Stalls;
import broadside.pirateattack.Stocks;
import broadside.pirateattack.steps.DrawCard;
import broadside.pirateattack.steps.OpenTurn;
import broadside.pirateattack.steps.Purchase;

/** Asks the player on turn to buy something or to draw the turn's card; in the end phase there is none to draw. */
public record StartOfTurn() implements Asks {
    private static final Clause[] CLAUSES = Clause.all("PA-TURN-01", "PA-TURN-02", "PA-SPEND-02");

    @Override
    public void offer(Position p, int seat, Choices out) {
        Piles.offer(p, out);
        if (Stocks.pilesLeft(p) == 0) {
            out.add(Choice.of(Act.DONE));
        }
        Stalls.offer(p, seat, out);
    }

    @Override
    public void conceive(Position p, int seat, Choices out) {
        Piles.conceive(out);
        out.add(Choice.of(Act.DONE));
        Stalls.conceive(p, seat, out);
        Plays.conceive(p, seat, out);
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        if (!Choice.isWellFormed(choice)) {
            return why.no(Reasons.NO_SUCH);
        }
        return switch (Choice.act(choice)) {
            case BUY -> Stalls.rule(p, seat, choice, why);
            case DRAW -> Stocks.pilesLeft(p) == 0 ? why.no(Reasons.NO_DRAW) : Piles.rule(p, choice, why);
            case DONE -> Stocks.pilesLeft(p) == 0 && choice == Choice.of(Act.DONE) || why.no(Reasons.DRAW_FIRST);
            case PLAY, DISCARD -> why.no(Reasons.DRAW_FIRST);
            default -> why.no(Reasons.NO_SUCH);
        };
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (Choice.is(choice, Act.BUY)) {
            p.now(Purchase.of(seat, choice), new OpenTurn(seat));
        } else if (Choice.is(choice, Act.DRAW)) {
            p.now(new DrawCard(seat, Choice.number(choice), true));
        }
    }

    @Override
    public long fallback(Position p, int seat) {
        return Stocks.pilesLeft(p) == 0
                ? Choice.of(Act.DONE)
                : Choice.number(Choice.of(Act.DRAW), Stocks.largestPile(p));
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        return Choice.is(choice, Act.DONE) ? Message.of("pa.label.go-on") : ChoiceWords.label(p, seat, choice);
    }

    @Override
    public Message prompt(Position p, int seat) {
        if (Stocks.pilesLeft(p) == 0) {
            return Message.of("pa.prompt.start-last");
        }
        return Stalls.canBuy(p, seat)
                ? Message.of("pa.prompt.start-buy", Purse.free(p, seat), p.price())
                : Message.of("pa.prompt.start-draw");
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
