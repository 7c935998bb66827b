package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.highseas.Position;

/** Refuses orders while an action is being resolved, so that "why can't I?" has an answer then, too. */
final class Meanwhile {
    private static final long MARK = 1L << 48;
    private static final Reason BUSY = Reason.of("hs.no.meanwhile", "PC-ACTIONS-12", "PC-DOCK-05", "PC-DOCK-07");

    private Meanwhile() {}

    /** Adds every order a person might want to give meanwhile. */
    static void conceive(Position p, int seat, Choices out) {
        Choices orders = new Choices();
        new GiveOrder().conceive(p, seat, orders);
        for (int i = 0; i < orders.size(); i++) {
            out.add(MARK | orders.get(i));
        }
    }

    static boolean isOne(long choice) {
        return choice >>> 32 == MARK >>> 32;
    }

    static boolean refuse(Why why) {
        return why.no(BUSY);
    }

    static Tree parts(Position p, long choice) {
        return OrderWords.parts(p, choice & MARK - 1);
    }
}
