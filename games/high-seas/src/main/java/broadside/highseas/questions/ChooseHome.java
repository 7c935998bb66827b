package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.steps.SettleHome;

/** Asks a player which island is the home of the other. */
public record ChooseHome() implements Question<Position> {
    private static final Reason TAKEN = Reason.of("hs.no.home", "CB-HOME-04", "MI-HOME-03");

    @Override
    public void offer(Position p, int seat, Choices out) {
        for (int island = 0; island < p.islands(); island++) {
            out.add(island);
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        return choice >= 0 && choice < p.islands() && p.homeOf((int) choice) < 0 || why.no(TAKEN);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        p.now(new SettleHome(1 - seat, (int) choice));
    }

    @Override
    public long fallback(Position p, int seat) {
        int island = 0;
        while (p.homeOf(island) >= 0) {
            island++;
        }
        return island;
    }

    @Override
    public Tree describe(Position p, int seat, long choice) {
        return Tree.branch("home", Tree.of(Names.of(p, (int) choice)));
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        return Message.of("hs.label.home", Names.of(p, (int) choice));
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.home", Arg.seat(1 - seat));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-HOME-01", "CB-HOME-04", "MI-HOME-03", "MI-HOME-01");
    }
}
