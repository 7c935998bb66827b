package broadside.pirateattack.questions;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.steps.Purchase;

/** Asks a partner whether the other may use some of the gold (PA-R153). */
public record LendGold(@AtSeat int buyer, int stall, int share) implements Asks {
    private static final Clause[] CLAUSES = Clause.all("PA-TEAM-09");

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(Choice.of(Act.KEEP));
        out.add(Choice.of(Act.LEND));
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        return choice == Choice.of(Act.KEEP) || choice == Choice.of(Act.LEND) || why.no(Reasons.NO_SUCH);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (choice == Choice.of(Act.LEND)) {
            Purchase.complete(p, buyer, stall, share, scene);
        }
    }

    @Override
    public long fallback(Position p, int seat) {
        return Choice.of(Act.KEEP);
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("pa.prompt.lend", Arg.seat(buyer), share);
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
