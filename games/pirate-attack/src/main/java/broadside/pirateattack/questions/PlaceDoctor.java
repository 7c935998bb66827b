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
import broadside.pirateattack.steps.Purchase;

/** Asks the buyer of a Witch Doctor for the ship it is placed on; any will do, also an own one. */
public record PlaceDoctor() implements OneShip {
    private static final Clause[] CLAUSES = Clause.all("PA-WITCH-02", "PA-WITCH-03");

    @Override
    public Act act() {
        return Act.CURSE;
    }

    @Override
    public Reason otherwise() {
        return Reasons.PLACE_DOCTOR;
    }

    @Override
    public boolean fits(Position p, int seat, int ship, Why why) {
        return true;
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        Purchase.place(p, seat, Choice.ship(choice), scene);
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("pa.prompt.doctor", p.boughtBy(seat));
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
