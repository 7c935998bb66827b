package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Scene;
import broadside.engine.play.Why;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.events.BoardingBegan;
import broadside.highseas.steps.Board;
import broadside.highseas.steps.OfferBoarding;

/** Asks whether to start a boarding party after a ram. */
public record BoardOrNot(int ship, int target, boolean rammer) implements WithinAction {
    private static final Clause[] STARTS = Clause.all("PC-BOARD-03");
    private static final Reason NEITHER = Reason.of("hs.no.board", "PC-BOARD-02", "PC-BOARD-04");

    @Override
    public void offer(Position p, int seat, Choices out) {
        out.add(0);
        out.add(1);
    }

    @Override
    public Tree shows(Position p, int seat) {
        return Tree.branch("boarding", Odds.ofBoarding(p, rammer ? ship : target, rammer ? target : ship));
    }

    @Override
    public boolean isPlaceFor(int kind) {
        return kind == OutOfPlace.BOARD;
    }

    @Override
    public boolean ruleAnswer(Position p, int seat, long choice, Why why) {
        return choice == 0 || choice == 1 || why.no(NEITHER);
    }

    @Override
    public void take(Position p, int seat, long choice, Scene scene) {
        if (choice == 1) {
            if (scene.heard()) {
                // Who declined may be boarded in turn, which must not look like a choice that did not count.
                scene.tell(
                        new BoardingBegan(
                                seat, Names.of(p, rammer ? ship : target), Names.of(p, rammer ? target : ship)),
                        STARTS);
            }
            p.now(new Board(ship, target));
        } else if (rammer) {
            p.now(new OfferBoarding(ship, target, false));
        }
    }

    @Override
    public long fallback(Position p, int seat) {
        return 0;
    }

    @Override
    public Tree describeAnswer(Position p, int seat, long choice) {
        return Tree.of(choice == 1 ? "board" : "do not board");
    }

    @Override
    public Message labelAnswer(Position p, int seat, long choice) {
        return Message.of(choice == 1 ? "hs.label.board" : "hs.label.no-board");
    }

    @Override
    public Message prompt(Position p, int seat) {
        return Message.of("hs.prompt.board", Names.of(p, rammer ? ship : target), Names.of(p, rammer ? target : ship));
    }

    @Override
    public Clause[] clauses() {
        return Clause.all(
                "CB-BOARD-01",
                "MI-BOARD-01",
                "CB-BOARD-02",
                "MI-BOARD-02",
                "PC-BOARD-03",
                "PC-BOARD-04",
                "PC-BOARD-05");
    }
}
