package broadside.pirateattack.questions;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.pirateattack.Card;
import broadside.pirateattack.Choice;
import broadside.pirateattack.Choice.Act;
import broadside.pirateattack.Hands;
import broadside.pirateattack.Position;
import broadside.pirateattack.Reasons;
import broadside.pirateattack.steps.SpyOnHand;

/** Asks who has spied a hand for the card that is discarded from it. */
public record SpyPick(@AtSeat int target) implements Asks {
    private static final Clause[] CLAUSES = Clause.all("PA-SPY-02", "PA-SPY-03");

    @Override
    public void offer(Position p, int seat, Choices out) {
        for (int place = 0; place < Hands.size(p, target); place++) {
            int kind = Hands.kind(p, target, place);
            if (kind < Card.KINDS && Hands.isFirst(p, target, place)) {
                out.add(Choice.card(Choice.of(Act.DISCARD), kind));
            }
        }
    }

    @Override
    public void conceive(Position p, int seat, Choices out) {
        for (int kind = 0; kind < Card.KINDS; kind++) {
            out.add(Choice.card(Choice.of(Act.DISCARD), kind));
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        int kind = Choice.card(choice);
        return kind < Card.KINDS && choice == Choice.card(Choice.of(Act.DISCARD), kind) && Hands.has(p, target, kind)
                || why.no(Reasons.SPY_PICK);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        SpyOnHand.discard(p, seat, target, Choice.card(choice), scene);
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("pa.prompt.spy", Arg.seat(target));
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
