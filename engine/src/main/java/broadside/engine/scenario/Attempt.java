package broadside.engine.scenario;

import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Refusal;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tries on a copy what must be refused, decision by decision: one of them has to refuse it. */
final class Attempt<P extends Position> {
    private final Stage<P> copy;
    private final int seat;
    private final Tree parts;
    private final String name;
    private Tree left;
    private boolean begun;
    private @Nullable ScenarioFailed stuck;

    Attempt(Stage<P> copy, int seat, Tree parts) {
        this.copy = copy;
        this.seat = seat;
        this.parts = parts;
        this.left = parts;
        this.name = copy.seats().get(seat);
    }

    /** Returns what is refused and why; never nothing. */
    List<Refused> run() {
        while (true) {
            List<Refused> unasked = begun ? unasked() : List.of();
            if (!unasked.isEmpty()) {
                return unasked;
            }
            Decision decision = awaited();
            Asking<P> asking = new Asking<>(copy, decision);
            List<Fit> fits = asking.tried(left);
            if (fits.isEmpty()) {
                if (!decision.question().reaction() || copy.strict()) {
                    throw inconceivable(asking);
                }
                copy.pass(decision);
                continue;
            }
            Fit legal = legal(asking, fits);
            if (legal == null) {
                return refused(asking, fits);
            }
            Tree rest = legal.rest();
            if (rest == null) {
                throw allowed(asking, fits);
            }
            left = rest;
            begun = true;
            goOn(decision, legal.choice());
        }
    }

    /** Looks at what a person would be told who tried this at one question; empty where something is allowed. */
    static <P extends Position> List<Refused> at(Asking<P> asking, Tree parts) {
        List<Fit> fits = asking.tried(parts);
        return legal(asking, fits) == null ? refused(asking, fits) : List.of();
    }

    private Decision awaited() {
        if (stuck != null) {
            throw stuck;
        }
        Decision decision = copy.await(seat);
        if (decision == null) {
            throw new ScenarioFailed(name + " is not refused " + Flow.write(parts)
                    + ": it can be begun, and then nothing asks for " + Flow.write(left));
        }
        return decision;
    }

    /** Chance beyond a question that answered itself need not be scripted: the try ends at that question. */
    private void goOn(Decision decision, long choice) {
        try {
            copy.answer(decision, choice);
        } catch (ScenarioFailed failed) {
            stuck = failed;
        }
    }

    /** Asks the questions that were not asked because they have one answer: whoever wants another is refused there. */
    private List<Refused> unasked() {
        for (Unasked.Answered<P> answered : copy.unasked().of(seat)) {
            if (answered.concerns(left)) {
                Fit fit = answered.fit(copy, left);
                if (fit == null) {
                    Asking<P> asking = answered.asking(copy);
                    List<Refused> refused = at(asking, left);
                    if (refused.isEmpty()) {
                        throw inconceivable(asking);
                    }
                    return refused;
                }
                if (fit.rest() == null) {
                    throw new ScenarioFailed(name + " should be refused " + Flow.write(parts) + ", but it is allowed");
                }
                left = fit.rest();
            }
        }
        return List.of();
    }

    private static <P extends Position> @Nullable Fit legal(Asking<P> asking, List<Fit> fits) {
        for (Fit fit : fits) {
            if (asking.refusal(fit.choice()) == null) {
                return fit;
            }
        }
        return null;
    }

    private static <P extends Position> List<Refused> refused(Asking<P> asking, List<Fit> fits) {
        List<Refused> all = new ArrayList<>();
        for (Fit fit : fits) {
            Refusal refusal = asking.refusal(fit.choice());
            if (refusal != null) {
                all.add(new Refused(fit.described(), refusal));
                asking.checkRest(fit, refusal);
            }
        }
        return all;
    }

    private ScenarioFailed allowed(Asking<P> asking, List<Fit> fits) {
        List<Fit> allowed = new ArrayList<>(fits);
        allowed.removeIf(fit -> asking.refusal(fit.choice()) != null);
        return new ScenarioFailed(
                name + " should be refused " + Flow.write(parts) + ", but it is allowed",
                Asking.list("allowed", Fit.choices(allowed)));
    }

    private ScenarioFailed inconceivable(Asking<P> asking) {
        return new ScenarioFailed(
                name + " cannot even try " + Flow.write(parts) + ": nothing conceivable fits",
                asking.explainThinkable(parts));
    }

    /**
     * Something that was refused.
     *
     * @param what the choice as its question describes it
     */
    record Refused(Tree what, Refusal refusal) {}
}
