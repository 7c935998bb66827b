package broadside.highseas.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.highseas.Aboard;
import broadside.highseas.Position;
import broadside.highseas.abilities.Matter;

/**
 * Is a question that comes up while an action is being resolved: no order can be given meanwhile, and "why can't I?" has an
 * answer then, too.
 */
interface WithinAction extends Question<Position> {
    /** Marks an order that a person might want to give instead of an answer. */
    long ORDER = 1L << 48;

    Reason BUSY = Reason.of("hs.no.meanwhile", "PC-ACTIONS-12", "PC-DOCK-05", "PC-DOCK-07");
    Reason CAPTAIN_LATER = Reason.of("hs.no.captain-later", "PC-ACTIONS-12", "PC-ACAPTAIN-03", "PC-ORDMOVE-13");
    Reason WILD_ONLY = Reason.of("hs.no.explorer-wild", "PC-ACTIONS-12", "PC-AKEXPLORER-03", "PC-AKEXPLORER-04");

    /** Returns the ship whose action is being resolved. */
    int ship();

    /** Rules on an answer to the question itself. */
    boolean ruleAnswer(Position p, int seat, long choice, Why why);

    /** Describes an answer to the question itself. */
    Tree describeAnswer(Position p, int seat, long choice);

    /** Says what an answer to the question itself would do. */
    Message labelAnswer(Position p, int seat, long choice);

    /** Adds the conceivable answers to the question itself. */
    default void conceiveAnswers(Position p, int seat, Choices out) {
        offer(p, seat, out);
    }

    /** Says whether this question is the place for what would be {@linkplain OutOfPlace out of place} elsewhere. */
    default boolean isPlaceFor(int kind) {
        return false;
    }

    /** Says whether the ship may still sail a segment. */
    default boolean sails() {
        return false;
    }

    private static boolean isOrder(long choice) {
        return choice >>> 32 == ORDER >>> 32;
    }

    @Override
    default void conceive(Position p, int seat, Choices out) {
        conceiveAnswers(p, seat, out);
        Choices orders = new Choices();
        GiveOrder.conceiveOrders(p, seat, orders);
        for (int i = 0; i < orders.size(); i++) {
            out.add(ORDER | orders.get(i));
        }
        Choices others = new Choices();
        OutOfPlace.conceive(p, seat, ship(), others);
        for (int i = 0; i < others.size(); i++) {
            if (!isPlaceFor(OutOfPlace.kind(others.get(i)))) {
                out.add(others.get(i));
            }
        }
    }

    @Override
    default boolean rule(Position p, int seat, long choice, Why why) {
        if (OutOfPlace.isOne(choice)) {
            return OutOfPlace.no(p, choice, ship(), sails(), why);
        }
        return isOrder(choice) ? refuseOrder(p, choice & ORDER - 1, why) : ruleAnswer(p, seat, choice, why);
    }

    private boolean refuseOrder(Position p, long order, Why why) {
        boolean isHers = Menu.ship(order) == ship() && p.isAfloat(ship());
        if (isHers
                && sails()
                && Menu.kind(order) == GiveOrder.SHOOT
                && Aboard.speaker(p, ship(), Matter.SHOOT_AFTER_MOVE) >= 0) {
            return why.no(CAPTAIN_LATER);
        }
        return why.no(
                isHers && Menu.kind(order) == GiveOrder.EXPLORE && OrderRuling.isBeyondExplorer(p, order)
                        ? WILD_ONLY
                        : BUSY);
    }

    @Override
    default Tree describe(Position p, int seat, long choice) {
        if (OutOfPlace.isOne(choice)) {
            return OutOfPlace.describe(p, choice);
        }
        return isOrder(choice) ? OrderWords.parts(p, choice & ORDER - 1) : describeAnswer(p, seat, choice);
    }

    @Override
    default Message label(Position p, int seat, long choice) {
        if (OutOfPlace.isOne(choice)) {
            return OutOfPlace.label(p, choice);
        }
        return isOrder(choice) ? OrderWords.label(p, choice & ORDER - 1) : labelAnswer(p, seat, choice);
    }
}
