package broadside.cli.simulate;

import broadside.cli.Captains;
import broadside.cli.TableOptions;
import broadside.cli.UserError;
import broadside.engine.game.Game;
import broadside.engine.game.OptionSpec;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads which tables to play at: {@code --seats} may be a range, and options may be {@code *}. */
final class Sampling {
    private static final Pattern RANGE = Pattern.compile("([0-9]{1,2})(?:\\.\\.([0-9]{1,2}))?");
    private static final int MOST_VALUES = 12;
    private static final String EVERY = "*";

    private Sampling() {}

    /** Returns the captains that {@code --seats} names; none where it gives only a number of players. */
    static List<String> levels(String seats) {
        if (RANGE.matcher(seats).matches()) {
            return List.of();
        }
        List<String> levels = new ArrayList<>();
        for (String level : seats.split(",", -1)) {
            if (!Captains.LEVELS.contains(level.strip())) {
                throw new UserError("cli.error.simulated-seat", level, Captains.LEVELS);
            }
            levels.add(level.strip());
        }
        return levels;
    }

    /** Returns every table to play at, each checked by the game. */
    static List<Setup> tables(Game<?> game, String seats, List<String> options) {
        int fewest = levels(seats).size();
        int most = fewest;
        Matcher range = RANGE.matcher(seats);
        if (range.matches()) {
            fewest = Integer.parseInt(range.group(1));
            most = range.group(2) == null ? fewest : Integer.parseInt(range.group(2));
        }
        if (fewest > most) {
            throw new UserError("cli.error.range-order", seats);
        }
        List<Setup> tables = new ArrayList<>();
        for (int count = fewest; count <= most; count++) {
            for (OptionValues values : combinations(game, options)) {
                tables.add(Setup.of(game, names(count), values));
            }
        }
        return tables;
    }

    private static List<String> names(int count) {
        List<String> names = new ArrayList<>();
        for (int seat = 1; seat <= count; seat++) {
            names.add("seat " + seat);
        }
        return names;
    }

    private static List<OptionValues> combinations(Game<?> game, List<String> options) {
        List<OptionValues> all = new ArrayList<>(List.of(OptionValues.defaults(game)));
        for (String option : options) {
            if (option.equals(EVERY)) {
                for (OptionSpec spec : game.options()) {
                    all = every(all, spec);
                }
                continue;
            }
            String[] sides = TableOptions.split(option);
            List<OptionValues> chosen = new ArrayList<>();
            if (sides[1].equals(EVERY)) {
                chosen = every(all, spec(game, sides[0]));
            } else {
                for (OptionValues values : all) {
                    chosen.add(values.typed(sides[0], sides[1]));
                }
            }
            all = chosen;
        }
        return all;
    }

    private static List<OptionValues> every(List<OptionValues> all, OptionSpec spec) {
        List<OptionValues> more = new ArrayList<>();
        for (OptionValues values : all) {
            for (Tree value : values(spec)) {
                more.add(values.with(spec.id(), value));
            }
        }
        return more;
    }

    /** Returns the values to try; of a wide range of numbers the least, the usual and the most. */
    private static List<Tree> values(OptionSpec spec) {
        if (spec.kind() != OptionSpec.Kind.NUMBER) {
            return spec.values();
        }
        long least = Field.at(spec.id(), spec.values().get(0)).whole();
        long most = Field.at(spec.id(), spec.values().get(1)).whole();
        List<Tree> values = new ArrayList<>();
        if (most - least >= MOST_VALUES) {
            return List.of(Tree.of(least), spec.otherwise(), Tree.of(most));
        }
        for (long value = least; value <= most; value++) {
            values.add(Tree.of(value));
        }
        return values;
    }

    private static OptionSpec spec(Game<?> game, String id) {
        for (OptionSpec spec : game.options()) {
            if (spec.id().equals(id)) {
                return spec;
            }
        }
        // The defaults know the words for this mistake.
        OptionValues.defaults(game).typed(id, EVERY);
        throw new IllegalStateException("no option " + id);
    }
}
