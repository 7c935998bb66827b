package broadside.engine.properties;

import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.play.Refusal;
import java.util.Arrays;

/** Writes down all that a decision says to its seat, so that two can be compared. */
final class Portrait {
    private Portrait() {}

    static <P extends Position> String of(P position, Decision decision) {
        Question<P> question = decision.question();
        int seat = decision.seat();
        StringBuilder out = new StringBuilder();
        out.append(question).append('\n');
        out.append("prompt ").append(question.prompt(position, seat)).append('\n');
        out.append("domain ").append(question.domain(position, seat)).append('\n');
        out.append("clauses ").append(Arrays.toString(question.clauses())).append('\n');
        out.append("default ").append(question.fallback(position, seat)).append('\n');
        Choices options = new Choices();
        question.options(position, seat, options);
        for (long option : options.toArray()) {
            out.append("offers ").append(option).append(' ').append(question.describe(position, seat, option));
            out.append(' ').append(question.label(position, seat, option)).append('\n');
        }
        Choices conceived = new Choices();
        question.conceive(position, seat, conceived);
        for (long choice : conceived.toArray()) {
            Refusal refusal = decision.refusal(position, choice);
            out.append("rules ").append(choice).append(' ').append(refusal).append('\n');
        }
        return out.toString();
    }
}
