package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Aboard;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.abilities.Matter;
import broadside.highseas.steps.ManOars;

/** Asks whether a crew that can row is turned up now that the last mast is gone. */
public record TakeToOars(int ship) implements Question<Position> {
    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(0);
        out.add(1);
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        return choice == 0
                || choice == 1 && Aboard.speaker(p, ship, Matter.ROWS_WITHOUT_MASTS) >= 0
                || OrderRuling.noOars(p, ship, why);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (choice == 1) {
            p.now(new ManOars(ship));
        }
    }

    @Override
    public long fallback(Position p, int seat) {
        return 0;
    }

    @Override
    public Tree describe(Position p, int seat, long choice) {
        return Tree.of(choice == 1 ? "row" : "drift");
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        return Message.of(choice == 1 ? "hs.label.oars" : "hs.label.drift");
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.oars", Names.of(p, ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-BOARSMAN-01", "PC-BOARSMAN-02", "PC-TURNS-01");
    }
}
