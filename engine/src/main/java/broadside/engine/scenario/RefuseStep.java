package broadside.engine.scenario;

import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Refusal;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tries something that the rules must refuse, with at least the clauses named, and that must change nothing. */
record RefuseStep(int seat, Tree parts, List<Clause> because) implements PlayStep {

    static RefuseStep read(Cast cast, Field entry) {
        entry.only(Set.of("refuse", "because"));
        Field refuse = entry.need("refuse");
        Field inside = refuse.maybe("because");
        Field outside = entry.maybe("because");
        if (inside != null && outside != null) {
            throw outside.wrong("'because' is written twice");
        }
        Field because = inside != null ? inside : outside;
        int seat = -1;
        Tree parts = Tree.NOTHING;
        for (String name : refuse.children().keySet()) {
            if (!name.equals("because")) {
                if (seat >= 0) {
                    throw refuse.wrong("one seat at a time is refused something");
                }
                seat = cast.seat(refuse, name);
                parts = refuse.need(name).tree();
            }
        }
        if (seat < 0) {
            throw refuse.wrong("say who is refused what: refuse: {<seat>: <choice>, because: [<clause>]}");
        }
        return new RefuseStep(seat, parts, because == null ? List.of() : cast.clauses(because));
    }

    @Override
    public <P extends Position> void play(Stage<P> stage) {
        stage.act();
        String before = stage.digest();
        if (stage.open(seat) != null) {
            // The parts may need several decisions, of which only a later one refuses: that is tried on a copy.
            tryOut(stage, stage.fork());
        } else {
            beforeItsTime(stage);
        }
        if (!stage.digest().equals(before)) {
            throw new ScenarioFailed("asking whether " + name(stage) + " may do " + Flow.write(parts)
                    + " changed the position; a refusal must change nothing");
        }
    }

    /** A seat that is asked nothing may not act; it may also be meant to act once the windows of others are passed. */
    private <P extends Position> void beforeItsTime(Stage<P> stage) {
        Refusal refusal = stage.game().notAsked(stage.position(), seat);
        if (!refusal.clauses().containsAll(because)) {
            Stage<P> copy = stage.fork();
            if (copy.await(seat) != null) {
                tryOut(stage, copy);
                return;
            }
        }
        check(stage, parts, refusal);
    }

    private <P extends Position> void tryOut(Stage<P> stage, Stage<P> copy) {
        Tree left = parts;
        while (true) {
            Decision decision = copy.await(seat);
            if (decision == null) {
                throw new ScenarioFailed(name(stage) + " is not refused " + Flow.write(parts)
                        + ": it can be begun, and then nothing asks for " + Flow.write(left));
            }
            Asking<P> asking = new Asking<>(copy, decision);
            List<Fit> fits = asking.conceived(left);
            if (fits.isEmpty()) {
                if (!decision.question().reaction() || copy.strict()) {
                    throw inconceivable(stage, asking);
                }
                copy.pass(decision);
                continue;
            }
            Fit legal = legal(asking, fits);
            if (legal == null) {
                for (Fit fit : fits) {
                    Refusal refusal = asking.refusal(fit.choice());
                    if (refusal != null) {
                        check(stage, fit.described(), refusal);
                        checkNothingLeft(stage, fit, refusal);
                    }
                }
                return;
            }
            Tree rest = legal.rest();
            if (rest == null) {
                throw allowed(stage, asking, fits);
            }
            left = rest;
            copy.answer(decision, legal.choice());
        }
    }

    private static <P extends Position> @Nullable Fit legal(Asking<P> asking, List<Fit> fits) {
        for (Fit fit : fits) {
            if (asking.refusal(fit.choice()) == null) {
                return fit;
            }
        }
        return null;
    }

    private <P extends Position> void check(Stage<P> stage, Tree what, Refusal refusal) {
        stage.cite(refusal.clauses());
        List<Clause> missing = new ArrayList<>(because);
        missing.removeAll(refusal.clauses());
        if (!missing.isEmpty()) {
            throw new ScenarioFailed(
                    name(stage) + " is refused " + Flow.write(Fit.withoutCopy(what)) + ", but for another reason",
                    "expected:" + Voice.ids(because),
                    "found:    " + stage.voice().refused(refusal));
        }
    }

    /** A part that nothing looked at may be mistyped, and would make the test say more than it proves. */
    private <P extends Position> void checkNothingLeft(Stage<P> stage, Fit fit, Refusal refusal) {
        if (fit.rest() != null) {
            throw new ScenarioFailed(
                    name(stage) + " is refused already " + Flow.write(Fit.withoutCopy(fit.described())) + ", so that "
                            + Flow.write(fit.rest()) + " was not looked at; leave it out",
                    "found: " + stage.voice().refused(refusal));
        }
    }

    private <P extends Position> ScenarioFailed allowed(Stage<P> stage, Asking<P> asking, List<Fit> fits) {
        List<Fit> allowed = new ArrayList<>(fits);
        allowed.removeIf(fit -> asking.refusal(fit.choice()) != null);
        return new ScenarioFailed(
                name(stage) + " should be refused " + Flow.write(parts) + ", but it is allowed",
                Asking.list("allowed", Fit.choices(allowed)));
    }

    private <P extends Position> ScenarioFailed inconceivable(Stage<P> stage, Asking<P> asking) {
        return new ScenarioFailed(
                name(stage) + " cannot even try " + Flow.write(parts) + ": nothing conceivable fits",
                asking.explainThinkable(parts));
    }

    private <P extends Position> String name(Stage<P> stage) {
        return stage.seats().get(seat);
    }
}
