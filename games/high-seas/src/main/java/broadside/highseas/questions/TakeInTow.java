package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Contacts;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.Towing;
import broadside.highseas.steps.BeginTow;

/** Asks whether to take a derelict in tow, and which. */
public record TakeInTow(int ship, boolean atEnd) implements WithinAction {
    private static final Reason NONE = Reason.of(
            "hs.no.tow",
            "CB-TOW-01",
            "PC-TOW-01",
            "PC-TOW-07",
            "PC-TOW-11",
            "MI-TOW-01",
            "PC-TOW-10",
            "PC-BOARSMAN-07");

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(0);
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            out.add(other);
        }
    }

    @Override
    public boolean ruleAnswer(Position p, int seat, long choice, Why why) {
        if (choice == 0) {
            return true;
        }
        boolean isShip = choice >= Position.firstShip() && choice < p.endOfShips();
        return isShip
                        && Contacts.canTow(p, ship, (int) choice)
                        && Towing.berth(p, ship, p.pose(ship), (int) choice) != null
                || why.no(NONE);
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
    public Message label(Position p, int seat, long choice) {
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
