package broadside.engine.scenario;

import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.play.Refusal;
import broadside.engine.rules.Clause;
import broadside.engine.words.Message;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Says in failure reports what was asked and why something was refused, in English. */
final class Voice {
    private final @Nullable Words words;
    private final List<String> seats;

    Voice(Game<?> game, List<String> seats) {
        this.words = load(game);
        this.seats = seats;
    }

    private static @Nullable Words load(Game<?> game) {
        try {
            return Words.load("en", List.of("engine", game.id()));
        } catch (IllegalArgumentException noWords) {
            // A game in the making may have none; its keys will do.
            return null;
        }
    }

    String say(Message message) {
        Words spoken = words;
        return spoken == null || !spoken.has(message.key()) ? message.key() : spoken.say(message, seats);
    }

    /** Says who is asked what. */
    <P extends Position> String asked(P position, Decision decision) {
        Question<P> question = decision.question();
        return seats.get(decision.seat()) + " is asked: " + say(question.prompt(position, decision.seat()))
                + ids(Arrays.asList(question.clauses()));
    }

    String refused(Refusal refusal) {
        return say(refusal.message()) + ids(refusal.clauses());
    }

    static String ids(List<Clause> clauses) {
        List<String> ids = new ArrayList<>();
        for (Clause clause : clauses) {
            ids.add(clause.id());
        }
        return ids.isEmpty() ? "" : " [" + String.join(", ", ids) + "]";
    }
}
