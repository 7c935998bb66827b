package broadside.cli.play;

import broadside.cli.Speaker;
import broadside.cli.Text;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Refusal;
import broadside.engine.rules.Clause;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Explains a decision with the clauses behind it: what is asked, and why something is not offered. */
final class Explaining<P extends Position> {
    private static final int MOST_SHOWN = 5;

    private final P mask;
    private final Decision decision;
    private final Speaker speaker;
    private final int width;

    Explaining(P mask, Decision decision, Speaker speaker, int width) {
        this.mask = mask;
        this.decision = decision;
        this.speaker = speaker;
        this.width = width;
    }

    /** Explains the question with the whole text of its clauses. */
    List<String> question() {
        List<String> lines = new ArrayList<>();
        lines.add(speaker.say(decision.<P>question().prompt(mask, decision.seat())));
        lines.addAll(clauses(List.of(decision.question().clauses()), width));
        return lines;
    }

    /** Writes clauses out, each behind its id. */
    static List<String> clauses(List<Clause> clauses, int width) {
        List<String> lines = new ArrayList<>();
        for (Clause clause : clauses) {
            lines.addAll(Text.hanging("  " + clause.id(), clause.text(), 18, width));
        }
        return lines;
    }

    /**
     * Collects what is refused for one reason.
     *
     * @param first the refusal heard first; others may name another card or ship
     */
    private record Refused(Refusal first, Set<Clause> clauses, List<Choice> choices) {}

    /** Returns the reasons for which things a person might think of are not offered. */
    private List<Refused> refused(List<Choice> choices) {
        Map<String, Refused> reasons = new LinkedHashMap<>();
        for (Choice choice : choices) {
            Refusal refusal = decision.refusal(mask, choice.value());
            if (refusal != null) {
                Refused reason = reasons.computeIfAbsent(
                        refusal.message().key(), key -> new Refused(refusal, new TreeSet<>(), new ArrayList<>()));
                reason.clauses().addAll(refusal.clauses());
                reason.choices().add(choice);
            }
        }
        return List.copyOf(reasons.values());
    }

    private List<Choice> conceivable() {
        Choices all = new Choices();
        decision.<P>question().conceive(mask, decision.seat(), all);
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            choices.add(Choice.of(mask, decision, all.get(i), speaker));
        }
        return choices;
    }

    /** Answers "why" and "why WORDS". */
    List<String> why(String typed) {
        return typed.isEmpty() ? overview(refused(conceivable())) : byWords(typed);
    }

    /** Answers "why N": a line of the menu can be done, by the clauses of the question. */
    List<String> why(List<Choice> offered) {
        List<String> lines = new ArrayList<>();
        lines.add(speaker.say("cli.why.possible"));
        lines.addAll(examples(offered));
        lines.addAll(clauses(List.of(decision.question().clauses()), width));
        return lines;
    }

    private List<String> overview(List<Refused> reasons) {
        if (reasons.isEmpty()) {
            return List.of(speaker.say("cli.why.all-offered"));
        }
        List<String> lines = new ArrayList<>();
        lines.add(speaker.say("cli.why.overview"));
        for (Refused reason : reasons) {
            List<String> ids = reason.clauses().stream().map(Clause::id).toList();
            String sentence = speaker.say(reason.first().message());
            lines.addAll(Text.hanging("  -", sentence + " [" + String.join(", ", ids) + "]", 4, width));
        }
        return lines;
    }

    private List<String> reason(Refused reason) {
        List<String> lines =
                new ArrayList<>(Text.wrap(speaker.say(reason.first().message()), width));
        lines.addAll(clauses(List.copyOf(reason.clauses()), width));
        lines.add(speaker.say("cli.why.concerns"));
        lines.addAll(examples(reason.choices()));
        return lines;
    }

    /** Names the first few of these choices; some differ in parts that their labels do not tell. */
    private List<String> examples(List<Choice> choices) {
        Set<String> labels = new LinkedHashSet<>();
        int told = 0;
        while (told < choices.size() && labels.size() < MOST_SHOWN) {
            labels.add(choices.get(told++).label());
        }
        List<String> lines = new ArrayList<>();
        labels.forEach(label -> lines.addAll(Text.hanging("  -", label, 4, width)));
        if (told < choices.size()) {
            lines.add("    " + speaker.say("cli.why.more", choices.size() - told));
        }
        return lines;
    }

    private List<String> byWords(String typed) {
        List<Choice> found = Typed.find(typed, conceivable(), speaker);
        if (found.isEmpty()) {
            return Text.wrap(speaker.say("cli.why.nothing", typed), width);
        }
        List<Choice> possible = new ArrayList<>();
        int fewest = Integer.MAX_VALUE;
        for (Choice choice : found) {
            if (decision.legal(mask, choice.value())) {
                possible.add(choice);
            }
            fewest = Math.min(fewest, choice.parts().size());
        }
        List<String> lines = new ArrayList<>();
        Set<String> allowed = new LinkedHashSet<>();
        possible.forEach(choice -> allowed.add(choice.label()));
        if (!possible.isEmpty()) {
            lines.add(speaker.say("cli.why.possible"));
            lines.addAll(examples(possible));
        }
        // Nobody who names a card means the same card with a wrong distance and a useless discard.
        int plain = fewest;
        // What reads like something allowed is not listed as refused too.
        refused(found.stream()
                        .filter(choice -> choice.parts().size() == plain && !allowed.contains(choice.label()))
                        .toList())
                .forEach(reason -> lines.addAll(reason(reason)));
        return lines;
    }
}
