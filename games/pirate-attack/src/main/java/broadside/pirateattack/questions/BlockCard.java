package broadside.pirateattack.questions;

import broadside.engine.event.AtSeat;
import broadside.engine.play.Choices;
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

/** Asks whether somebody blocks a card: a Spy by a Spy, a Thieving Monkey by a Knife, a Thief by a Guard. */
public record BlockCard(@AtSeat int actor, @AtSeat int target, Card played, Card blocker) implements Reacts {
    private static final Clause[] CLAUSES = Clause.all("PA-SPY-05", "PA-KNIFE-01", "PA-GUARD-01");

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(Choice.PASS);
        if (Hands.has(p, seat, blocker.ordinal())) {
            out.add(react(blocker.ordinal()));
        }
    }

    private static long react(int card) {
        return Choice.card(Choice.of(Act.REACT), card);
    }

    @Override
    public void conceive(Position p, int seat, Choices out) {
        out.add(Choice.PASS);
        for (int card = 0; card < Card.KINDS; card++) {
            out.add(react(card));
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        if (choice == Choice.PASS) {
            return true;
        }
        if (choice != react(blocker.ordinal())) {
            return why.no(Reasons.WRONG_ANSWER, played, blocker);
        }
        return Hands.has(p, seat, blocker.ordinal()) || why.no(Reasons.NOT_IN_HAND, blocker);
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("pa.prompt.block", Arg.seat(actor), played, Arg.seat(target), blocker);
    }

    @Override
    public Clause[] clauses() {
        return CLAUSES;
    }
}
