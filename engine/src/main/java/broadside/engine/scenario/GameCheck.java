package broadside.engine.scenario;

import broadside.engine.play.Position;
import broadside.engine.rules.Cited;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Carries out a test that only one game knows. */
record GameCheck(String word, Field test) implements Check {
    private static final Pattern WRITTEN = Pattern.compile("([a-z-]+)\\(([^()]*)\\)(?:\\s*(<=|>=|=)\\s*(.+))?");

    /** Reads a test that is written as one text, such as {@code distance(A, B) <= S}; null where it is none. */
    static @Nullable Check read(Set<String> words, Field test) {
        Matcher written = WRITTEN.matcher(test.text().strip());
        if (!written.matches() || !words.contains(written.group(1))) {
            return null;
        }
        List<Tree> of = new ArrayList<>();
        for (String one : written.group(2).split(",", -1)) {
            of.add(Tree.of(one.strip()));
        }
        Tree value = written.group(3) == null
                ? Tree.row(of)
                : Tree.branch()
                        .put("of", Tree.row(of))
                        .put(bound(written.group(3)), Tree.of(written.group(4).strip()))
                        .done();
        return new GameCheck(written.group(1), Field.at(test.path(), value));
    }

    private static String bound(String sign) {
        return switch (sign) {
            case "<=" -> "at-most";
            case ">=" -> "at-least";
            default -> "exactly";
        };
    }

    static Check read(String word, Field test) {
        test.only(Set.of(word));
        return new GameCheck(word, test.need(word));
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P extends Position> void check(Stage<P> stage) {
        ScenarioWords<P> words = (ScenarioWords<P>) stage.game();
        Cited cited = new Cited();
        String found = words.test(stage.position(), word, test, stage.labels(), cited);
        stage.cite(List.copyOf(cited.all()));
        if (found != null) {
            throw new ScenarioFailed(word + ": " + Flow.write(test.tree()), "found: " + found);
        }
    }
}
