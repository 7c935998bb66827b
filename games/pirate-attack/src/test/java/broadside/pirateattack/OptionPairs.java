package broadside.pirateattack;

import broadside.engine.chance.Rng;
import broadside.engine.game.OptionSpec;
import broadside.engine.game.OptionValues;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Lists the pairs of values of two different options, and finds few tables on which each of them occurs. */
final class OptionPairs {
    /** Tables tried out for each pair still missing; the one with most missing pairs is taken. */
    private static final int TRIES = 40;

    private static final List<OptionSpec> SPECS = Options.ALL;

    /** Pairs that the rules allow at no table, such as a fame target where no fame is counted. */
    final Set<String> refused = new TreeSet<>();

    final Set<String> possible = new TreeSet<>();
    final List<OptionValues> tables = new ArrayList<>();

    private OptionPairs() {}

    static OptionPairs find() {
        OptionPairs pairs = new OptionPairs();
        Rng rng = new Rng(7);
        Set<String> seen = new HashSet<>();
        for (int a = 0; a < SPECS.size(); a++) {
            for (int b = a + 1; b < SPECS.size(); b++) {
                for (Tree one : values(SPECS.get(a))) {
                    for (Tree two : values(SPECS.get(b))) {
                        String pair = pair(a, one, b, two);
                        OptionValues table = seen.contains(pair) ? null : pairs.table(a, one, b, two, seen, rng);
                        if (table != null) {
                            pairs.tables.add(table);
                            seen.addAll(of(table));
                        }
                        (seen.contains(pair) ? pairs.possible : pairs.refused).add(pair);
                    }
                }
            }
        }
        return pairs;
    }

    /** Returns a table with this pair and many others that were not seen; null if the rules refuse the pair itself. */
    private OptionValues table(int a, Tree one, int b, Tree two, Set<String> seen, Rng rng) {
        Rules rules = new Rules();
        OptionValues best = null;
        int most = -1;
        for (int i = 0; i < TRIES; i++) {
            OptionValues values = OptionValues.defaults(rules);
            for (OptionSpec spec : i == 0 ? List.<OptionSpec>of() : SPECS) {
                List<Tree> of = values(spec);
                values = values.with(spec.id(), of.get(rng.below(of.size())));
            }
            values = values.with(SPECS.get(a).id(), one).with(SPECS.get(b).id(), two);
            if (rules.startRefusal(4, values) == null) {
                Set<String> fresh = of(values);
                fresh.removeAll(seen);
                if (fresh.size() > most) {
                    most = fresh.size();
                    best = values;
                }
            }
        }
        return best;
    }

    /** Returns the pairs that occur on a table. */
    static Set<String> of(OptionValues table) {
        Set<String> pairs = new HashSet<>();
        for (int a = 0; a < SPECS.size(); a++) {
            for (int b = a + 1; b < SPECS.size(); b++) {
                pairs.add(pair(a, value(SPECS.get(a), table), b, value(SPECS.get(b), table)));
            }
        }
        return pairs;
    }

    private static String pair(int a, Tree one, int b, Tree two) {
        return SPECS.get(a).id() + "=" + one + " " + SPECS.get(b).id() + "=" + two;
    }

    private static Tree value(OptionSpec spec, OptionValues values) {
        return switch (spec.kind()) {
            case TRUTH -> Tree.of(values.truth(spec.id()));
            case NUMBER -> Tree.of(values.whole(spec.id()));
            case CHOICE -> Tree.of(values.text(spec.id()));
        };
    }

    /** A number has its default and one other value. */
    private static List<Tree> values(OptionSpec spec) {
        if (spec.kind() != OptionSpec.Kind.NUMBER) {
            return spec.values();
        }
        long least = ((Tree.Whole) spec.values().get(0)).value();
        long most = ((Tree.Whole) spec.values().get(1)).value();
        return List.of(spec.otherwise(), Tree.of(least < 0 ? least : Math.min(most, 25)));
    }
}
