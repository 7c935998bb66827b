package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.steps.Ram;

/** Asks which of several touched enemies is rammed (PC-RAM-06). */
public record PickRam(int ship, int touched) implements Question<Position> {
    private static final Reason NONE = Reason.of("hs.no.ram", "PC-RAM-05", "PC-RAM-06");

    @Override
    public void offer(Position p, int seat, Choices out) {
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            out.add(other);
        }
    }

    @Override
    public boolean rule(Position p, int seat, long choice, Why why) {
        return choice >= Position.firstShip()
                        && choice < p.endOfShips()
                        && (touched >> choice - Position.firstShip() & 1) != 0
                || why.no(NONE);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        p.now(new Ram(ship, (int) choice));
    }

    @Override
    public long fallback(Position p, int seat) {
        return (long) Position.firstShip() + Integer.numberOfTrailingZeros(touched);
    }

    @Override
    public Tree describe(Position p, int seat, long choice) {
        return Tree.branch("ram", Tree.of(Names.of(p, (int) choice)));
    }

    @Override
    public Message label(Position p, int seat, long choice) {
        return Message.of("hs.label.ram", Names.of(p, (int) choice));
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.ram", Names.of(p, ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all("PC-RAM-05", "PC-RAM-06");
    }
}
