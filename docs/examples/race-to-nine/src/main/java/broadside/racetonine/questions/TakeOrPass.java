package broadside.racetonine.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.racetonine.Position;
import broadside.racetonine.steps.TakeCard;
import broadside.racetonine.steps.ThrowAway;

/** Asks what to do with the top card. */
public record TakeOrPass() implements Question<Position> {
    private static final long PASS = 0;
    private static final long TAKE = 1;
    private static final Reason NEITHER = Reason.of("rn.no.neither", "RN-TURN-01");

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(PASS);
        out.add(TAKE);
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        return choice == PASS || choice == TAKE || why.no(NEITHER);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        p.now(choice == TAKE ? new TakeCard(seat) : new ThrowAway(seat));
    }

    @Override
    public long fallback(Position p, int seat) {
        return PASS;
    }

    @Override
    public Tree describe(Position p, int seat, long choice) {
        return Tree.of(choice == TAKE ? "take" : "pass");
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        return Message.of(choice == TAKE ? "rn.label.take" : "rn.label.pass");
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("rn.prompt.turn", p.total(seat));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("RN-TURN-01");
    }
}
