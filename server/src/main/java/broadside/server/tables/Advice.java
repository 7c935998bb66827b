package broadside.server.tables;

import broadside.ai.Adviser;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.List;

/** Writes what a captain thinks of a decision, for the person who asked. */
final class Advice {
    private static final int MOST = 6;

    private Advice() {}

    static <P extends Position> Tree.Grow message(
            P mask, Decision decision, List<Adviser.Candidate> candidates, Words words, List<String> seats) {
        Question<P> question = decision.question();
        int seat = decision.seat();
        List<Tree> rows = new ArrayList<>();
        for (Adviser.Candidate one : candidates.subList(0, Math.min(MOST, candidates.size()))) {
            rows.add(Tree.branch()
                    .put("parts", question.describe(mask, seat, one.choice()))
                    .put("says", words.say(question.label(mask, seat, one.choice()), seats))
                    .put("worth", Math.round(1_000 * Math.max(0, Math.min(1, one.worth()))))
                    .done());
        }
        long best = candidates.get(0).choice();
        Tree.Grow out = Message.of("hint").put("decision", decision.id());
        Choices options = new Choices();
        decision.options(mask, options);
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) == best) {
                out.put("option", i);
            }
        }
        return out.put("parts", question.describe(mask, seat, best))
                .put("says", words.say(question.label(mask, seat, best), seats))
                .put("candidates", Tree.row(rows));
    }
}
