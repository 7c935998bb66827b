package broadside.engine.harbour.questions;

import broadside.engine.harbour.Card;
import broadside.engine.harbour.Cards;
import broadside.engine.harbour.Pack;
import broadside.engine.harbour.Position;
import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.tree.Tree;
import broadside.engine.words.Arg;
import broadside.engine.words.Message;

/** Asks for a reaction: pass (0), or a card with or without a target. */
interface Reactions extends Question<Position> {

    @Override
    default void take(Position position, int seat, long choice, Scene scene) {
        throw new IllegalStateException("the closing of the window carries out reactions");
    }

    @Override
    default long fallback(Position position, int seat) {
        return 0;
    }

    @Override
    default boolean reaction() {
        return true;
    }

    @Override
    default void conceive(Position position, int seat, Choices out) {
        out.add(0);
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            for (int target = 0; target <= position.seats(); target++) {
                out.add(with(kind, target - 1));
            }
        }
    }

    @Override
    default Tree describe(Position position, int seat, long choice) {
        if (choice == 0) {
            return Tree.of("pass");
        }
        Tree.Grow react = Tree.branch().put("react", card(choice).documentName());
        if (target(choice) >= 0) {
            react.put("to", position.setup().seats().get(target(choice)));
        }
        return react.done();
    }

    @Override
    default Message label(Position position, int seat, long choice) {
        if (choice == 0) {
            return Message.of("harbour.choice.pass");
        }
        return target(choice) < 0
                ? Message.of("harbour.choice.react", card(choice))
                : Message.of("harbour.choice.react-to", card(choice), Arg.seat(target(choice)));
    }

    static long with(int kind, int target) {
        return Pack.of(1 + kind, 0, target + 1);
    }

    /** Says whether the long is pass or a card with one seat, or none, behind it. */
    static boolean isReaction(Position position, long choice) {
        return Pack.isPacked(choice)
                && Pack.what(choice) <= Cards.KINDS
                && Pack.which(choice) == 0
                && Pack.where(choice) <= position.seats()
                && (choice == 0 || Pack.what(choice) > 0);
    }

    static Card card(long choice) {
        return Cards.of(Pack.what(choice) - 1);
    }

    static int target(long choice) {
        return Pack.where(choice) - 1;
    }
}
