package broadside.engine.properties;

import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collects all that a decision says to its seat, so that two can be compared. */
final class Portrait {
    private final List<Object> sayings = new ArrayList<>();

    private Portrait() {}

    static <P extends Position> Portrait of(P position, Decision decision) {
        Question<P> question = decision.question();
        int seat = decision.seat();
        Portrait portrait = new Portrait();
        portrait.add("prompt", question.prompt(position, seat));
        portrait.add("domain", question.domain(position, seat));
        portrait.add("clauses", Arrays.asList(question.clauses()));
        portrait.add("default", question.fallback(position, seat));
        Choices options = new Choices();
        question.options(position, seat, options);
        for (long option : options.toArray()) {
            portrait.add("offer", option);
            portrait.add("words", question.describe(position, seat, option));
            portrait.add("label", question.label(position, seat, option));
        }
        Choices conceived = new Choices();
        question.conceive(position, seat, conceived);
        for (long choice : conceived.toArray()) {
            portrait.add("conceivable", choice);
            portrait.add("refusal", decision.refusal(position, choice));
        }
        return portrait;
    }

    private void add(String kind, Object saying) {
        sayings.add(kind);
        sayings.add(saying);
    }

    /** Fails at the first saying that is different. */
    void mustEqual(Portrait expected, String what) {
        for (int i = 0; i < Math.max(sayings.size(), expected.sayings.size()); i++) {
            Object is = i < sayings.size() ? sayings.get(i) : "nothing more";
            Object wanted = i < expected.sayings.size() ? expected.sayings.get(i) : "nothing more";
            if (is == null ? wanted != null : !is.equals(wanted)) {
                throw new AssertionError(what + ": " + around(i) + ", expected " + expected.around(i));
            }
        }
    }

    private String around(int i) {
        return sayings.subList(Math.max(0, i - 3), Math.min(i + 2, sayings.size()))
                .toString();
    }
}
