package broadside.engine.scenario;

import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Remembers the questions that had one answer only and were not asked, so that a file may write these answers all the
 * same. Only what happened since the last answer counts: an older one would let a later, wrong claim pass.
 */
final class Unasked<P extends Position> {

    /**
     * One such question.
     *
     * @param position where it would have been asked
     */
    record Answered<P extends Position>(P position, Decision decision, long answer) {

        /** Looks at the question as if it had been asked. */
        Asking<P> asking(Stage<P> stage) {
            return new Asking<>(stage.at(position), decision);
        }

        /** Joins the answer with the parts of an act; null where it is another. */
        @Nullable
        Fit fit(Stage<P> stage, Tree parts) {
            Stage<P> there = stage.at(position);
            return Fit.of(answer, described(), parts, there.likeness());
        }

        /** Says whether the parts name something of the kind that this question asks for. */
        boolean concerns(Tree parts) {
            return described() instanceof Tree.Branch branch
                    && parts instanceof Tree.Branch wanted
                    && Likeness.child(
                                    wanted,
                                    branch.children().keySet().iterator().next())
                            != null;
        }

        Tree described() {
            return decision.<P>question().describe(position, decision.seat(), answer);
        }
    }

    private final List<Answered<P>> all = new ArrayList<>();

    @SuppressWarnings("unchecked")
    void note(Position position, int seat, Question<?> question, long answer) {
        P there = (P) position.copy();
        there.ask(seat, question);
        Decision decision = there.pending() == null ? null : there.pending().openFor(seat);
        if (decision != null) {
            all.add(new Answered<>(there, decision, answer));
        }
    }

    void clear() {
        all.clear();
    }

    /** Returns the questions that this seat was not asked, the oldest first. */
    List<Answered<P>> of(int seat) {
        List<Answered<P>> own = new ArrayList<>(all);
        own.removeIf(answered -> answered.decision().seat() != seat);
        return own;
    }

    /** Takes the answer that the parts name, so that it is named once only; null where they name none. */
    @Nullable
    Fit take(Stage<P> stage, int seat, Tree parts) {
        for (Answered<P> answered : of(seat)) {
            Fit fit = answered.fit(stage, parts);
            if (fit != null) {
                all.remove(answered);
                return fit;
            }
        }
        return null;
    }

    /** Tells an author which answers were given by themselves. */
    List<String> lines(int seat) {
        List<String> lines = new ArrayList<>();
        for (Answered<P> answered : of(seat)) {
            lines.add("answered by itself, as nothing else was possible: " + Flow.write(answered.described()));
        }
        return lines;
    }
}
