package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.window.Window;
import broadside.engine.words.Message;
import broadside.highseas.Names;
import broadside.highseas.Position;

/** Asks a seat that raised its hand what it wants to do between two segments of a move. */
public record SpeakUp(int ship) implements Question<Position> {
    private static final Reason NOTHING = Reason.of("hs.no.speak-up", "PC-ORDMOVE-22");

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(Window.PASS);
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        return choice == Window.PASS || why.no(NOTHING);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {}

    @Override
    public long fallback(Position p, int seat) {
        return Window.PASS;
    }

    @Override
    public Tree describe(Position p, int seat, long choice) {
        return Tree.of("pass");
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        return Message.of("hs.label.pass");
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.speak-up", Names.of(p, ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-ORDMOVE-22");
    }

    @Override
    public boolean reaction() {
        return true;
    }
}
