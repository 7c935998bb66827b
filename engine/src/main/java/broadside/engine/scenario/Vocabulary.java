package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.tree.Tree;
import broadside.engine.words.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Knows every name that means something at a table, so that a test for the absence of a mistyped name fails instead of
 * passing for ever.
 */
final class Vocabulary {
    private static final int NEAREST = 3;

    private final Set<String> known = new HashSet<>();
    private final Stage<?> stage;

    private Vocabulary(Stage<?> stage) {
        this.stage = stage;
    }

    static <P extends Position> Vocabulary of(Stage<P> stage) {
        Vocabulary vocabulary = new Vocabulary(stage);
        for (List<String> names : stage.game().names().values()) {
            names.forEach(vocabulary::add);
        }
        stage.seats().forEach(vocabulary::add);
        stage.game().codec().names().forEach(vocabulary::add);
        return vocabulary;
    }

    /** Complains about a text that names nothing. */
    void check(Tree tree) {
        if (tree instanceof Tree.Branch branch) {
            branch.children().values().forEach(this::check);
        } else if (tree instanceof Tree.Row row) {
            row.items().forEach(this::check);
        } else if (tree instanceof Tree.Text text && !knows(text.value()) && !thinks(text.value())) {
            throw new ScenarioFailed("nothing is called '" + text.value()
                    + "', so that it is absent proves nothing; see the list of names of the game");
        }
    }

    /** Complains about a label behind which there is no name of the game: events cannot say it, whatever happens. */
    void checkLabels(Tree tree) {
        if (tree instanceof Tree.Branch branch) {
            branch.children().values().forEach(this::checkLabels);
        } else if (tree instanceof Tree.Row row) {
            row.items().forEach(this::checkLabels);
        } else if (tree instanceof Tree.Text text && stage.home(text.value()) != null) {
            String behind = stage.behind(text.value());
            if (behind == null || !known.contains(Words.plain(behind))) {
                throw new ScenarioFailed("'" + text.value() + "' is the label of a piece of '"
                        + stage.home(text.value()) + "', which events do not name; say what the event says of it");
            }
        }
    }

    /** Complains about a choice that nobody could have meant: a part or a name that no conceivable choice has. */
    void checkChoice(Asking<?> asking, Tree choice) {
        check(choice);
        if (choice instanceof Tree.Branch branch) {
            asking.thinkable().forEach(this::add);
            for (String part : branch.children().keySet()) {
                if (!knows(part)) {
                    throw new ScenarioFailed(
                            "no choice has a part '" + part + "', so that it is absent proves nothing",
                            asking.explainThinkable(choice));
                }
            }
        }
    }

    /** Returns a remark about each text that names nothing, with names that look like it. */
    List<String> remarks(Tree tree) {
        List<String> remarks = new ArrayList<>();
        if (tree instanceof Tree.Branch branch) {
            branch.children().values().forEach(child -> remarks.addAll(remarks(child)));
        } else if (tree instanceof Tree.Row row) {
            row.items().forEach(item -> remarks.addAll(remarks(item)));
        } else if (tree instanceof Tree.Text text && !knows(text.value()) && !thinks(text.value())) {
            List<String> alike = new ArrayList<>();
            for (List<String> names : stage.game().names().values()) {
                names.stream().filter(name -> isAlike(text.value(), name)).forEach(alike::add);
            }
            remarks.add("nothing is called '" + text.value() + "'"
                    + (alike.isEmpty() ? "" : "; do you mean " + String.join(" or ", alike) + "?"));
        }
        return remarks;
    }

    /** Returns what to add to a complaint about a name: the names nearest to it. */
    static String nearest(String said, Collection<String> names) {
        List<String> sorted = new ArrayList<>(names);
        sorted.sort(Comparator.comparingInt(
                name -> isAlike(said, name) ? 0 : 1 + distance(Words.slug(said), Words.slug(name))));
        List<String> near = sorted.subList(0, Math.min(NEAREST, sorted.size()));
        return near.isEmpty() ? "" : "; the nearest are " + String.join(", ", near);
    }

    static boolean isAlike(String said, String name) {
        String one = Words.slug(said);
        String other = Words.slug(name);
        return other.contains(one) || one.contains(other) || distance(one, other) <= 2;
    }

    /** Counts the letters to add, drop or change. */
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[other.length()];
    }

    private boolean knows(String text) {
        return text.equals("?") || known.contains(Words.plain(text)) || stage.behind(text) != null;
    }

    /** Asks the document and then all that players might do, which is slow and therefore done only at need. */
    private boolean thinks(String text) {
        add(stage.document(null));
        if (!knows(text)) {
            stage.open()
                    .forEach(decision ->
                            new Asking<>(stage, decision).thinkable().forEach(this::add));
        }
        return knows(text);
    }

    private void add(String name) {
        known.add(Words.plain(name));
    }

    private void add(Tree tree) {
        if (tree instanceof Tree.Branch branch) {
            branch.children().forEach((name, child) -> {
                add(name);
                add(child);
            });
        } else if (tree instanceof Tree.Row row) {
            row.items().forEach(this::add);
        } else if (tree instanceof Tree.Text text) {
            add(text.value());
        }
    }
}
