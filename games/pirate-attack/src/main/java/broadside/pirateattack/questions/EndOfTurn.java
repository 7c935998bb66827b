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
import broadside.pirateattack.steps.CloseTurn;
import broadside.pirateattack.steps.Purchase;

/** Asks the player on turn, after the play, for purchases (PA-SPEND-02, PA-SPEND-04). */
public record EndOfTurn() implements Asks {
    private static final Clause[] CLAUSES = Clause.all("PA-SPEND-02", "PA-SPEND-04");
    private static final Clause[] AFTERWARDS = Clause.all("PA-SPEND-04");

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(Choice.of(Act.DONE));
        Stalls.offer(p, seat, out);
    }

    @Override
    public void conceive(Position p, int seat, Choices out) {
        out.add(Choice.of(Act.DONE));
        Stalls.conceive(p, seat, out);
        Piles.conceive(out);
        Plays.conceive(p, seat, out);
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        if (!Choice.isWellFormed(choice)) {
            return why.no(Reasons.NO_SUCH);
        }
        return switch (Choice.act(choice)) {
            case DONE -> choice == Choice.of(Act.DONE) || why.no(Reasons.NO_SUCH);
            case BUY -> Stalls.rule(p, seat, choice, why);
            default -> why.no(Reasons.DRAWN);
        };
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (Choice.is(choice, Act.BUY)) {
            scene.cite(AFTERWARDS);
            p.now(Purchase.of(seat, choice), new CloseTurn(seat));
        }
    }

    @Override
    public long fallback(Position p, int seat) {
        return Choice.of(Act.DONE);
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        return Choice.is(choice, Act.DONE) ? Message.of("pa.label.end-turn") : ChoiceWords.label(p, seat, choice);
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("pa.prompt.end", Purse.free(p, seat), p.price());
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
