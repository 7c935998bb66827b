package broadside.engine.harbour.questions;

import broadside.engine.chance.Rng;
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
import org.jspecify.annotations.Nullable;

/** Asks where a ship drops anchor: a number, not a list. */
public record AnchorPlace(@AtSeat int captain) implements Question<Position> {
    private static final int LAST = 99;
    private static final int APART = 3;
    private static final Clause[] BECAUSE = Clause.all("HB-ANCH-01", "HB-ANCH-02", "HB-PRES-01");

    @Override
    public Tree domain(Position position, int seat) {
        return Tree.branch().put("from", 0).put("to", LAST).done();
    }

    /** Offers the ends, the middle, and the berths as near as possible to other ships. */
    @Override
    public void offer(Position position, int seat, Choices out) {
        add(0, out);
        add(LAST / 2, out);
        add(LAST, out);
        for (int other = 0; other < position.seats(); other++) {
            if (other != captain && position.berth(other) >= 0) {
                add(position.berth(other) - APART, out);
                add(position.berth(other) + APART, out);
            }
        }
    }

    private static void add(int berth, Choices out) {
        if (!out.has(berth)) {
            out.add(berth);
        }
    }

    @Override
    public boolean rule(Position position, int seat, long choice, Why why) {
        if (choice < 0 || choice > LAST) {
            return why.no(Reasons.NO_BERTH);
        }
        for (int other = 0; other < position.seats(); other++) {
            int berth = position.berth(other);
            if (other != captain && berth >= 0 && Math.abs(berth - choice) < APART) {
                return why.no(Reasons.TOO_CLOSE, Arg.seat(other), berth);
            }
        }
        return true;
    }

    @Override
    public long draw(Position position, int seat, Rng rng, Choices buffer) {
        while (true) {
            // Two other ships keep at most ten of a hundred berths, so this ends soon.
            long berth = rng.below(LAST + 1);
            if (rule(position, seat, berth, Why.SILENT)) {
                return berth;
            }
        }
    }

    @Override
    public void take(Position position, int seat, long choice, Scene scene) {
        CarryOut.anchor(position, captain, (int) choice, scene);
    }

    @Override
    public long fallback(Position position, int seat) {
        for (int berth = 0; berth <= LAST; berth++) {
            if (rule(position, seat, berth, Why.SILENT)) {
                return berth;
            }
        }
        throw new IllegalStateException("three ships cannot fill the harbour");
    }

    @Override
    public Tree describe(Position position, int seat, long choice) {
        return Tree.branch("anchor", Tree.of(choice));
    }

    @Override
    public @Nullable Long parse(Position position, int seat, Tree parts) {
        return parts instanceof Tree.Branch branch
                        && branch.children().size() == 1
                        && branch.get("anchor") instanceof Tree.Whole berth
                ? berth.value()
                : null;
    }

    @Override
    public Message prompt(Position position, int seat) {
        return Message.of("harbour.ask.anchor", Arg.seat(captain));
    }

    @Override
    public Message label(Position position, int seat, long choice) {
        return Message.of("harbour.choice.anchor", choice);
    }

    @Override
    public Clause[] clauses() {
        return BECAUSE;
    }
}
