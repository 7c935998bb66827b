package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.steps.BeginTow;

/** Asks whether to take a derelict in tow, and which. */
public record TakeInTow(int ship, boolean atEnd) implements WithinAction {
    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(0);
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            out.add(other);
        }
    }

    @Override
    public boolean isPlaceFor(int kind) {
        return kind == OutOfPlace.TOW;
    }

    @Override
    public boolean ruleAnswer(Position p, int seat, long choice, Why why) {
        return choice == 0 || TowRuling.rule(p, ship, choice, why);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (choice != 0) {
            p.now(new BeginTow(ship, (int) choice));
        }
    }

    @Override
    public long fallback(Position p, int seat) {
        return 0;
    }

    @Override
    public Tree describeAnswer(Position p, int seat, long choice) {
        return choice == 0 ? Tree.of("no tow") : Tree.branch("tow", Tree.of(Names.of(p, (int) choice)));
    }

    @Override
    public Message labelAnswer(Position p, int seat, long choice) {
        return choice == 0 ? Message.of("hs.label.no-tow") : Message.of("hs.label.tow", Names.of(p, (int) choice));
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.tow", Names.of(p, ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("CB-TOW-01", "MI-TOW-01", "PC-TOW-01", atEnd ? "PC-ORDMOVE-11" : "PC-ORDMOVE-05");
    }
}
