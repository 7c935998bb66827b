package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.highseas.Position;

/**
 * Is a question that comes up while an action is being resolved: no order can be given meanwhile, and "why can't I?" has an
 * answer then, too.
 */
interface WithinAction extends Question<Position> {
    /** Marks an order that a person might want to give instead of an answer. */
    long ORDER = 1L << 48;

    Reason BUSY = Reason.of("hs.no.meanwhile", "PC-ACTIONS-12", "PC-DOCK-05", "PC-DOCK-07");

    /** Rules on an answer to the question itself. */
    boolean ruleAnswer(Position p, int seat, long choice, Why why);

    /** Describes an answer to the question itself. */
    Tree describeAnswer(Position p, int seat, long choice);

    /** Adds the conceivable answers to the question itself. */
    default void conceiveAnswers(Position p, int seat, Choices out) {
        offer(p, seat, out);
    }

    private static boolean isOrder(long choice) {
        return choice >>> 32 == ORDER >>> 32;
    }

    @Override
    default void conceive(Position p, int seat, Choices out) {
        conceiveAnswers(p, seat, out);
        Choices orders = new Choices();
        new GiveOrder().conceive(p, seat, orders);
        for (int i = 0; i < orders.size(); i++) {
            out.add(ORDER | orders.get(i));
        }
    }

    @Override
    default boolean rule(Position p, int seat, long choice, Why why) {
        return isOrder(choice) ? why.no(BUSY) : ruleAnswer(p, seat, choice, why);
    }

    @Override
    default Tree describe(Position p, int seat, long choice) {
        return isOrder(choice) ? OrderWords.parts(p, choice & ORDER - 1) : describeAnswer(p, seat, choice);
    }
}
