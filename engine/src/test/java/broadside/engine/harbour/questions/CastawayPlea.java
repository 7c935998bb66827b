package broadside.engine.harbour.questions;

import broadside.engine.event.AtSeat;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Reasons;
import broadside.engine.harbour.steps.CarryOut;
import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Asks whether a castaway comes aboard. */
public record CastawayPlea(@AtSeat int captain) implements Question<Position> {
    private static final long LEAVE = 0;
    private static final long ABOARD = 1;
    private static final Clause[] BECAUSE = Clause.all("HB-CAST-02", "HB-PRES-01");

    @Override
    public void offer(Position position, int seat, Choices out) {
        out.add(LEAVE);
        out.add(ABOARD);
    }

    @Override
    public boolean rule(Position position, int seat, long choice, Why why) {
        if (choice != LEAVE && choice != ABOARD) {
            return why.no(Reasons.NO_PLEA);
        }
        return choice == LEAVE || position.coins(captain) > 0 || why.no(Reasons.NO_PASSAGE, Arg.seat(captain));
    }

    @Override
    public void take(Position position, int seat, long choice, Scene scene) {
        CarryOut.castaway(position, captain, choice == ABOARD, scene);
    }

    @Override
    public long fallback(Position position, int seat) {
        return LEAVE;
    }

    @Override
    public Tree describe(Position position, int seat, long choice) {
        return Tree.branch("castaway", Tree.of(choice == ABOARD ? "aboard" : "leave"));
    }

    @Override
    public Message prompt(Position position, int seat) {
        return Message.of("harbour.ask.castaway", Arg.seat(captain));
    }

    @Override
    public Message label(Position position, int seat, long choice) {
        return Message.of(choice == ABOARD ? "harbour.choice.aboard" : "harbour.choice.leave");
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
