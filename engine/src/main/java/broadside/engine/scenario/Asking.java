package broadside.engine.scenario;

import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Question;
import broadside.engine.play.Refusal;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Looks at one open decision through the eyes of a scenario: what is offered, conceivable, refused, and what fits. */
final class Asking<P extends Position> {
    private static final int MOST_LINES = 24;

    private final Stage<P> stage;
    private final Decision decision;
    private final Likeness likeness;

    Asking(Stage<P> stage, Decision decision) {
        this.stage = stage;
        this.decision = decision;
        this.likeness = stage.naming();
    }

    Decision decision() {
        return decision;
    }

    /** Returns the legal choices that fit. */
    List<Fit> offered(Tree parts) {
        return fits(legal(), parts, true);
    }

    /** Returns the choices a person might think of that fit, legal or not. */
    List<Fit> conceived(Tree parts) {
        return fits(conceivable(), parts, false);
    }

    /**
     * Returns what somebody tries who names these parts: the choices a person might think of, or a choice that only
     * these parts make. A legal choice that answers a part with nothing, where others of its kind have this part, is
     * not what was tried.
     */
    List<Fit> tried(Tree parts) {
        List<Fit> fits = new ArrayList<>(conceived(parts));
        if (fits.stream().noneMatch(fit -> fit.rest() == null)) {
            Long whole = read(parts);
            if (whole != null) {
                return List.of(Fit.whole(whole, describe(whole), null, 1));
            }
        }
        List<Tree> thinkable = fits.isEmpty() ? List.of() : thinkable();
        fits.removeIf(fit -> refusal(fit.choice()) == null && Leftover.isHeldByOthers(fit, thinkable, likeness));
        return fits;
    }

    /** Complains about a part of a refused choice that looks mistyped, as the test would say more than it proves. */
    void checkRest(Fit fit, Refusal refusal) {
        Tree rest = fit.rest();
        if (rest == null) {
            return;
        }
        if (Leftover.isMistyped(fit, thinkable())) {
            throw new ScenarioFailed(
                    stage.seats().get(decision.seat()) + " is refused already "
                            + Flow.write(Fit.withoutCopy(fit.described())) + ", so that " + Flow.write(rest)
                            + " was not looked at; leave it out",
                    "found: " + stage.voice().refused(refusal));
        }
        Vocabulary.of(stage).check(rest);
    }

    /** Says whether all parts of a wish are in this option. */
    boolean fits(Tree wanted, Tree option) {
        Fit fit = Fit.of(0, option, wanted, likeness);
        return fit != null && fit.rest() == null;
    }

    /** Returns why the choice is refused, or null if it is legal. */
    @Nullable
    Refusal refusal(long choice) {
        return decision.refusal(stage.position(), choice);
    }

    /** Returns the default as the question describes it. */
    Tree fallback() {
        return describe(decision.fallback(stage.position()));
    }

    /** Returns the legal choices as the question describes them, copies left out. */
    List<Tree> options() {
        return different(legal());
    }

    /** Returns every conceivable choice as the question describes it, copies left out. */
    List<Tree> thinkable() {
        return different(conceivable());
    }

    /** Returns the domain of a parametric question, or null. */
    @Nullable
    Tree domain() {
        return question().domain(stage.position(), decision.seat());
    }

    /** Explains to an author what the rules offer instead of what he wrote. */
    List<String> explain(Tree parts) {
        return explain("possible", options(), parts);
    }

    /** Explains to an author what somebody might try. */
    List<String> explainThinkable(Tree parts) {
        return explain("conceivable", thinkable(), parts);
    }

    private List<String> explain(String heading, List<Tree> choices, Tree parts) {
        List<String> lines = new ArrayList<>();
        // What the question reads as an answer it understands, also where no name of the game is in it.
        if (!Likeness.isLeaf(parts) && (domain() == null || parsed(parts) == null)) {
            lines.addAll(Vocabulary.of(stage).remarks(parts));
        }
        lines.add(stage.voice().asked(stage.position(), decision));
        lines.addAll(list(heading, Fit.nearest(choices, parts, likeness)));
        Tree domain = domain();
        if (domain != null) {
            lines.add("  and any answer in " + Flow.write(domain));
        }
        return lines;
    }

    /** Writes things one under another, not more than a screen of them. */
    static List<String> list(String heading, List<Tree> things) {
        List<String> lines = new ArrayList<>();
        lines.add(heading + (things.isEmpty() ? ": nothing" : ":"));
        for (int i = 0; i < things.size() && i < MOST_LINES; i++) {
            lines.add("  " + Flow.write(things.get(i)));
        }
        if (things.size() > MOST_LINES) {
            lines.add("  and " + (things.size() - MOST_LINES) + " more");
        }
        return lines;
    }

    private List<Fit> fits(long[] choices, Tree parts, boolean legalOnly) {
        List<Fit> fits = new ArrayList<>();
        for (long choice : choices) {
            Fit fit = Fit.of(choice, describe(choice), parts, likeness);
            if (fit != null) {
                fits.add(fit);
            }
        }
        Fit typed = domain() == null ? null : parsed(parts);
        if (typed != null && (!legalOnly || refusal(typed.choice()) == null)) {
            fits.removeIf(fit -> fit.choice() == typed.choice());
            fits.add(typed);
        }
        return Fit.best(fits);
    }

    /** Reads an answer to a parametric question from as many parts as it takes, the rest is for later decisions. */
    private @Nullable Fit parsed(Tree parts) {
        if (!(parts instanceof Tree.Branch branch)) {
            Long choice = read(parts);
            return choice == null ? null : Fit.whole(choice, describe(choice), null, 1);
        }
        Map<String, Tree> taken = new LinkedHashMap<>(branch.children());
        Map<String, Tree> rest = new LinkedHashMap<>();
        while (!taken.isEmpty()) {
            Long choice = read(new Tree.Branch(taken));
            if (choice != null) {
                return Fit.whole(choice, describe(choice), rest.isEmpty() ? null : new Tree.Branch(rest), taken.size());
            }
            String last = List.copyOf(taken.keySet()).get(taken.size() - 1);
            rest.put(last, branch.children().get(last));
            taken.remove(last);
        }
        return null;
    }

    /** Reads a choice; what the question understands as it is written, such as a length, is no label. */
    private @Nullable Long read(Tree parts) {
        Long written = question().parse(stage.position(), decision.seat(), parts);
        return written != null ? written : question().parse(stage.position(), decision.seat(), resolved(parts));
    }

    /** Puts the names behind labels, because a question does not know the labels of a file. */
    private Tree resolved(Tree tree) {
        if (tree instanceof Tree.Branch branch) {
            Tree.Grow grow = Tree.branch();
            branch.children().forEach((name, child) -> grow.put(name, resolved(child)));
            return grow.done();
        }
        if (tree instanceof Tree.Row row) {
            List<Tree> items = new ArrayList<>();
            row.items().forEach(item -> items.add(resolved(item)));
            return Tree.row(items);
        }
        String behind = tree instanceof Tree.Text text ? stage.behind(text.value()) : null;
        return behind == null ? tree : Tree.of(behind);
    }

    private long[] legal() {
        Choices buffer = new Choices();
        decision.options(stage.position(), buffer);
        return buffer.toArray();
    }

    private long[] conceivable() {
        Choices buffer = new Choices();
        question().offer(stage.position(), decision.seat(), buffer);
        question().conceive(stage.position(), decision.seat(), buffer);
        return Arrays.stream(buffer.toArray()).distinct().toArray();
    }

    private List<Tree> different(long[] choices) {
        List<Tree> all = new ArrayList<>();
        for (long choice : choices) {
            all.add(describe(choice));
        }
        return Fit.different(all);
    }

    private Tree describe(long choice) {
        return question().describe(stage.position(), decision.seat(), choice);
    }

    private Question<P> question() {
        return decision.question();
    }
}
