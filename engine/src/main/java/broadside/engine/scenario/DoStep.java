package broadside.engine.scenario;

import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Refusal;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lets players do something: answers as many decisions of a seat as the parts need. */
record DoStep(List<Act> acts) implements PlayStep {
    private static final Tree DONE = Tree.of("done");
    private static final int MOST_WINDOWS = 1000;

    /** What one seat does. */
    record Act(int seat, Tree parts) {}

    static DoStep read(Cast cast, Field entry) {
        entry.only(Set.of("do"));
        List<Act> acts = new ArrayList<>();
        for (Map.Entry<String, Tree> child : entry.need("do").children().entrySet()) {
            int seat = cast.seat(entry.need("do"), child.getKey());
            Field what = Field.at(entry.need("do").path() + "." + child.getKey(), child.getValue());
            if (what.isNothing()) {
                throw what.wrong("say what " + child.getKey() + " does");
            }
            for (Field one : what.rowOrOne()) {
                acts.add(new Act(seat, one.tree()));
            }
        }
        if (acts.isEmpty()) {
            throw entry.need("do").wrong("say who does what: do: {<seat>: <choice>}");
        }
        return new DoStep(acts);
    }

    @Override
    public <P extends Position> void play(Stage<P> stage) {
        stage.act();
        for (Act act : acts) {
            new Doing<>(stage, act).run();
        }
    }

    /** Carries out one act. */
    private static final class Doing<P extends Position> {
        private final Stage<P> stage;
        private final Act act;
        private final String name;
        private final List<String> passed = new ArrayList<>();
        private @Nullable Tree rest;

        Doing(Stage<P> stage, Act act) {
            this.stage = stage;
            this.act = act;
            this.name = stage.seats().get(act.seat());
            this.rest = act.parts();
        }

        void run() {
            for (Tree left = rest; left != null; left = rest) {
                // Before the windows of others are passed, and again after what happened by that.
                if (answeredItself(left)) {
                    continue;
                }
                Decision decision = stage.await(act.seat());
                if (answeredItself(left)) {
                    continue;
                }
                if (decision == null) {
                    throw notAsked();
                }
                Asking<P> asking = new Asking<>(stage, decision);
                List<Fit> fits = asking.offered(left);
                if (!fits.isEmpty()) {
                    take(asking, Fit.firstWritten(fits, left));
                } else if (isNothing(left) && asking.offered(DONE).size() == 1) {
                    rest = null;
                } else if (decision.question().reaction() && !stage.strict() && passed.size() < MOST_WINDOWS) {
                    passed.add(stage.voice().asked(stage.position(), decision));
                    stage.pass(decision);
                } else {
                    throw notOffered(asking, left);
                }
            }
            if (listed(act.parts())) {
                finish();
            }
        }

        /** Accepts an answer that was given by itself; what is asked now comes first, unless the act has begun. */
        private boolean answeredItself(Tree left) {
            if (stage.unasked().of(act.seat()).isEmpty()) {
                return false;
            }
            boolean begun = !left.equals(act.parts());
            Decision open = stage.open(act.seat());
            if (!begun
                    && open != null
                    && !new Asking<>(stage, open).offered(left).isEmpty()) {
                return false;
            }
            Fit fit = stage.unasked().take(stage, act.seat(), left);
            if (fit != null) {
                rest = fit.rest();
                return true;
            }
            for (Unasked.Answered<P> answered : stage.unasked().of(act.seat())) {
                if (begun && answered.concerns(left)) {
                    throw notAsked();
                }
            }
            return false;
        }

        private void take(Asking<P> asking, List<Fit> fits) {
            List<Tree> different = Fit.choices(fits);
            if (different.size() > 1 && !Indifference.holds(stage, asking.decision(), fits)) {
                List<String> lines = new ArrayList<>();
                lines.add(stage.voice().asked(stage.position(), asking.decision()));
                lines.addAll(Asking.list("these fit", different));
                throw new ScenarioFailed(
                        Flow.write(rest) + " fits more than one thing " + name + " can do; name more parts", lines);
            }
            rest = fits.get(0).rest();
            stage.answer(asking.decision(), fits.get(0).choice());
        }

        /** Ends a choice of several items: whoever names them as a list has named all of them. */
        private void finish() {
            Decision decision = stage.open(act.seat());
            if (decision != null) {
                List<Fit> done = new Asking<>(stage, decision).offered(DONE);
                if (done.size() == 1) {
                    stage.answer(decision, done.get(0).choice());
                }
            }
        }

        /** Says whether all that is left are empty lists: nothing is chosen of these, and that is the whole choice. */
        private static boolean isNothing(Tree parts) {
            return parts instanceof Tree.Branch branch
                    && branch.children().values().stream()
                            .allMatch(part ->
                                    part instanceof Tree.Row row && row.items().isEmpty());
        }

        private static boolean listed(Tree parts) {
            return parts instanceof Tree.Branch branch
                    && branch.children().values().stream().anyMatch(part -> part instanceof Tree.Row);
        }

        private ScenarioFailed notAsked() {
            List<String> lines = new ArrayList<>();
            for (Decision open : stage.open()) {
                lines.addAll(new Asking<>(stage, open).explain(act.parts()));
            }
            if (stage.position().isOver()) {
                lines.add("the game is over");
            }
            addPassed(lines);
            return new ScenarioFailed(
                    complaint("but " + name + " is asked nothing" + (act.parts().equals(rest) ? "" : " more")), lines);
        }

        private ScenarioFailed notOffered(Asking<P> asking, Tree left) {
            List<String> lines = new ArrayList<>();
            for (Fit fit : asking.conceived(left)) {
                Refusal refusal = asking.refusal(fit.choice());
                if (refusal != null) {
                    lines.add("refused: " + Flow.write(Fit.withoutCopy(fit.described())) + ": "
                            + stage.voice().refused(refusal));
                }
            }
            lines = new ArrayList<>(new java.util.LinkedHashSet<>(lines));
            lines.addAll(asking.explain(left));
            addPassed(lines);
            return new ScenarioFailed(complaint("but that is not offered"), lines);
        }

        private void addPassed(List<String> lines) {
            lines.addAll(stage.unasked().lines(act.seat()));
            for (String window : passed) {
                lines.add("passed on the way: " + window);
            }
        }

        private String complaint(String but) {
            Tree left = rest;
            String what = name + " should do " + Flow.write(act.parts()) + ", " + but;
            return left == null || left.equals(act.parts()) ? what : what + "; left over: " + Flow.write(left);
        }
    }
}
