package broadside.engine.game;

import broadside.engine.rules.Clause;
import broadside.engine.tree.Tree;
import java.util.List;

/**
 * Describes one option of a table: its values, its default and the clauses it comes from.
 *
 * <p>People read the words {@code option.<id>} (its name) and {@code option.<id>.about}.
 *
 * @param values the allowed values; for a number the least and the most
 */
public record OptionSpec(String id, Kind kind, List<Tree> values, Tree otherwise, List<Clause> clauses) {
    /** How a value is chosen. */
    public enum Kind {
        TRUTH,
        CHOICE,
        NUMBER
    }

    public OptionSpec {
        values = List.copyOf(values);
        clauses = List.copyOf(clauses);
    }

    /** Describes an option that is on or off, off by default. */
    public static OptionSpec truth(String id, String... clauses) {
        return new OptionSpec(
                id, Kind.TRUTH, List.of(Tree.of(false), Tree.of(true)), Tree.of(false), List.of(Clause.all(clauses)));
    }

    /** Describes an option with named values, the first of them the default. */
    public static OptionSpec choice(String id, List<String> values, String... clauses) {
        return new OptionSpec(
                id, Kind.CHOICE, Tree.texts(values).items(), Tree.of(values.get(0)), List.of(Clause.all(clauses)));
    }

    /** Describes a whole number between two bounds. */
    public static OptionSpec number(String id, long least, long most, long otherwise, String... clauses) {
        return new OptionSpec(
                id,
                Kind.NUMBER,
                List.of(Tree.of(least), Tree.of(most)),
                Tree.of(otherwise),
                List.of(Clause.all(clauses)));
    }

    /** Says whether this value is allowed. */
    public boolean allows(Tree value) {
        if (kind == Kind.NUMBER) {
            return value instanceof Tree.Whole whole
                    && whole.value() >= ((Tree.Whole) values.get(0)).value()
                    && whole.value() <= ((Tree.Whole) values.get(1)).value();
        }
        return values.contains(value);
    }

    /** Reads a value as a person types it; null where it makes none. */
    public Tree typed(String text) {
        for (Tree value : values) {
            if (kind != Kind.NUMBER && value.toString().equalsIgnoreCase(text)) {
                return value;
            }
        }
        if (kind == Kind.NUMBER) {
            try {
                return Tree.of(Long.parseLong(text));
            } catch (NumberFormatException notANumber) {
                return Tree.of(text);
            }
        }
        return Tree.of(text);
    }

    /** Says what may be typed. */
    public String expected() {
        if (kind == Kind.NUMBER) {
            return "a number from " + values.get(0) + " to " + values.get(1);
        }
        StringBuilder out = new StringBuilder();
        for (Tree value : values) {
            out.append(out.length() == 0 ? "" : ", ").append(value);
        }
        return out.toString();
    }
}
