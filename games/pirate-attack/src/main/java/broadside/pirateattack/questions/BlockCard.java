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
    private static final Clause[] SPY = Clause.all("PA-SPY-05");
    private static final Clause[] KNIFE = Clause.all("PA-KNIFE-01");
    private static final Clause[] GUARD = Clause.all("PA-GUARD-01");

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

    /** Says whether a seat may block: the victim, and in teams its partner with a Spy or a Guard (PA-R151). */
    public static boolean mayBlock(Position p, int seat, int actor, int target, Card blocker) {
        return seat == target || seat == p.partner(target) && seat != actor && blocker != Card.KNIFE;
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
            return why.no(Reasons.wrongAnswer(blocker, Choice.card(choice)), played, blocker);
        }
        if (!mayBlock(p, seat, actor, target, blocker)) {
            return why.no(Reasons.notYourBlock(blocker), played, Arg.seat(target));
        }
        return Hands.has(p, seat, blocker.ordinal()) || why.no(Reasons.NOT_IN_HAND, blocker);
    }

    @Override
    public Message prompt(Position p, int seat) {
        if (!Hands.has(p, seat, blocker.ordinal())) {
            return Message.of("pa.prompt.block", Arg.seat(actor), played, Arg.seat(target), blocker);
        }
        return seat == target
                ? Message.of(own(), Arg.seat(actor), played, blocker)
                : Message.of("pa.prompt.block-help", Arg.seat(actor), played, Arg.seat(target), blocker);
    }

    /** Finds the words that say what the card would do to whoever is asked. */
    private String own() {
        return blocker == Card.SPY
                ? "pa.prompt.block-spy"
                : blocker == Card.KNIFE ? "pa.prompt.block-monkey" : "pa.prompt.block-thief";
    }

    @Override
    public Clause[] clauses() {
        return blocker == Card.SPY ? SPY : blocker == Card.KNIFE ? KNIFE : GUARD;
    }
}
