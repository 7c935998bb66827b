package broadside.pirateattack;

import broadside.engine.game.OptionSpec;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Makes tables of Pirate Attack, so that every number of seats and every pair of option values occurs. */
final class Tables {
    static final List<String> NAMES = List.of("ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal", "ida", "jon");

    private Tables() {}

    static Setup of(int seats, String... options) {
        Rules rules = new Rules();
        OptionValues values = OptionValues.defaults(rules);
        for (int i = 0; i < options.length; i += 2) {
            values = values.typed(options[i], options[i + 1]);
        }
        return Setup.of(rules, NAMES.subList(0, seats), values);
    }

    /** Tables for the costly properties: small, different, and most of them short. */
    static List<Setup> few() {
        return List.of(
                of(3, "six-piles", "true"),
                of(4, "teams", "true", "piles", "automatic", "partner-gold", "on-request", "six-piles", "true"),
                of(5, "red-cards-out-of-turn", "drawn-anew", "fame-target", "12"),
                of(3, "windows", "lean", "time-limit-turns", "60", "ships-without-strength", "hold-fire"));
    }

    /** Every number of seats, and greedily tables until each pair of values of two options has occurred. */
    static List<Setup> pairwise() {
        List<OptionSpec> specs = new Rules().options();
        Set<String> open = new HashSet<>();
        for (int a = 0; a < specs.size(); a++) {
            for (int b = a + 1; b < specs.size(); b++) {
                for (Tree va : values(specs.get(a))) {
                    for (Tree vb : values(specs.get(b))) {
                        open.add(pair(specs, a, va, b, vb));
                    }
                }
            }
        }
        List<Setup> setups = new ArrayList<>();
        broadside.engine.chance.Rng rng = new broadside.engine.chance.Rng(7);
        Rules rules = new Rules();
        for (int tries = 0; tries < 400 || setups.size() < 8; tries++) {
            OptionValues best = OptionValues.defaults(rules);
            for (OptionSpec spec : specs) {
                List<Tree> values = values(spec);
                best = best.with(spec.id(), values.get(rng.below(values.size())));
            }
            int seats = 3 + tries % 8;
            if (rules.startRefusal(seats, best) != null) {
                continue;
            }
            Set<String> covered = pairs(specs, best);
            covered.retainAll(open);
            if (!covered.isEmpty() || setups.size() < 8) {
                open.removeAll(covered);
                setups.add(Setup.of(rules, NAMES.subList(0, seats), best));
            }
        }
        return setups;
    }

    private static Set<String> pairs(List<OptionSpec> specs, OptionValues values) {
        Set<String> pairs = new HashSet<>();
        for (int a = 0; a < specs.size(); a++) {
            for (int b = a + 1; b < specs.size(); b++) {
                pairs.add(pair(specs, a, value(specs.get(a), values), b, value(specs.get(b), values)));
            }
        }
        return pairs;
    }

    private static Tree value(OptionSpec spec, OptionValues values) {
        return spec.kind() == OptionSpec.Kind.TRUTH
                ? Tree.of(values.truth(spec.id()))
                : spec.kind() == OptionSpec.Kind.NUMBER
                        ? Tree.of(values.whole(spec.id()))
                        : Tree.of(values.text(spec.id()));
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

    private static String pair(List<OptionSpec> specs, int a, Tree va, int b, Tree vb) {
        return specs.get(a).id() + "=" + va + " " + specs.get(b).id() + "=" + vb;
    }
}
