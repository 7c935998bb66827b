package broadside.pirateattack.questions;

import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Message;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.battle.StrikePlague;

/** Asks the owner of an armada which of its equally large ships the plague kills (PA-R062). */
public record ChooseLoss(int side) implements OneShip {
    private static final Clause[] CLAUSES = Clause.all("PA-WITCH-09");

    @Override
    public Act act() {
        return Act.LOSE;
    }

    @Override
    public Reason otherwise() {
        return Reasons.LARGEST;
    }

    @Override
    public boolean fits(Position p, int seat, int ship, Why why) {
        return StrikePlague.isLargest(p, ship, side) || why.no(Reasons.LARGEST);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        StrikePlague.kill(p, Choice.ship(choice), scene);
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("pa.prompt.loss");
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
