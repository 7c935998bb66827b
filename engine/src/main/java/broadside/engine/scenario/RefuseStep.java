package broadside.engine.scenario;

import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Refusal;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.List;
import java.util.Set;

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
        List<Attempt.Refused> unasked = unasked(stage);
        if (!unasked.isEmpty()) {
            check(stage, unasked);
        } else if (stage.open(seat) != null) {
            // The parts may need several decisions, of which only a later one refuses: that is tried on a copy.
            check(stage, new Attempt<>(stage.fork(), seat, parts).run());
        } else {
            beforeItsTime(stage);
        }
        if (!stage.digest().equals(before)) {
            throw new ScenarioFailed("asking whether " + name(stage) + " may do " + Flow.write(parts)
                    + " changed the position; a refusal must change nothing");
        }
    }

    /**
     * A seat that is asked nothing may not act. It may be meant to join in a window of others, which the rules of that
     * window refuse, or to act once such windows are passed.
     */
    private <P extends Position> void beforeItsTime(Stage<P> stage) {
        Refusal refusal = stage.game().notAsked(stage.position(), seat, parts);
        List<Attempt.Refused> now = List.of(new Attempt.Refused(parts, refusal));
        if (refusal.clauses().containsAll(because)) {
            check(stage, now);
            return;
        }
        List<Attempt.Refused> inWindow = inWindow(stage);
        if (!inWindow.isEmpty() && inWindow.stream().allMatch(this::isReason)) {
            check(stage, inWindow);
            return;
        }
        Stage<P> copy = stage.fork();
        try {
            check(stage, copy.await(seat) == null ? now : new Attempt<>(copy, seat, parts).run());
        } catch (ScenarioFailed failed) {
            // While the window is open is when it was tried, so that is what the author wants to hear of.
            check(stage, inWindow);
            throw failed;
        }
    }

    /**
     * Asks the questions that answered themselves since the seat's last answer, such as the rest of a turn that was over:
     * their particular reason says more than that somebody else is asked now.
     */
    private <P extends Position> List<Attempt.Refused> unasked(Stage<P> stage) {
        for (Unasked.Answered<P> answered : stage.unasked().of(seat)) {
            List<Attempt.Refused> refused = Attempt.at(answered.asking(stage), parts);
            if (!because.isEmpty() && !refused.isEmpty() && refused.stream().allMatch(this::isReason)) {
                return refused;
            }
        }
        return List.of();
    }

    /** Asks the open windows of others what they would say to this seat. */
    private <P extends Position> List<Attempt.Refused> inWindow(Stage<P> stage) {
        for (Decision open : stage.open()) {
            if (open.question().reaction()) {
                Decision own = new Decision(open.id(), seat, open.question());
                List<Attempt.Refused> refused = Attempt.at(new Asking<>(stage, own), parts);
                if (!refused.isEmpty()) {
                    return refused;
                }
            }
        }
        return List.of();
    }

    private boolean isReason(Attempt.Refused refused) {
        return refused.refusal().clauses().containsAll(because);
    }

    private <P extends Position> void check(Stage<P> stage, List<Attempt.Refused> all) {
        for (Attempt.Refused one : all) {
            Refusal refusal = one.refusal();
            if (!isReason(one)) {
                throw new ScenarioFailed(
                        name(stage) + " is refused " + Flow.write(Fit.withoutCopy(one.what()))
                                + ", but for another reason",
                        "expected:" + Voice.ids(because),
                        "found:    " + stage.voice().refused(refusal));
            }
            stage.cite(refusal.clauses());
        }
        stage.name(because);
    }

    private <P extends Position> String name(Stage<P> stage) {
        return stage.seats().get(seat);
    }
}
