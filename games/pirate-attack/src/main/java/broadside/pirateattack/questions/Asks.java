package broadside.pirateattack.questions;

import broadside.engine.play.Choices;
import broadside.engine.play.Question;
import broadside.engine.tree.Tree;
import broadside.engine.words.Message;
import broadside.pirateattack.ChoiceParts;
import broadside.pirateattack.ChoiceWords;
import broadside.pirateattack.Position;
import org.jspecify.annotations.Nullable;

/** Is a question of Pirate Attack. What it offers is exactly what is legal, so that play need not rule on it again. */
interface Asks extends Question<Position> {

    @Override
    default void options(Position p, int seat, Choices buffer) {
        buffer.clear();
        offer(p, seat, buffer);
    }

    @Override
    default Tree describe(Position p, int seat, long choice) {
        return ChoiceWords.parts(p, choice);
    }

    @Override
    default @Nullable Long parse(Position p, int seat, Tree parts) {
        return ChoiceParts.parse(p, parts);
    }

    @Override
    default Message label(Position p, int seat, long choice) {
        return ChoiceWords.label(p, seat, choice);
    }

    /** Takes the smallest choice, whatever the order of the offer: it depends only on what the seat knows. */
    @Override
    default long fallback(Position p, int seat) {
        Choices choices = new Choices();
        offer(p, seat, choices);
        long least = choices.get(0);
        for (int i = 1; i < choices.size(); i++) {
            least = Math.min(least, choices.get(i));
        }
        return least;
    }
}
