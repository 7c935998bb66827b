package broadside.engine.game;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Holds a checked value for every option of a game. */
public final class OptionValues {
    private final List<OptionSpec> specs;
    private final Map<String, Tree> values;

    private OptionValues(List<OptionSpec> specs, Map<String, Tree> values) {
        this.specs = specs;
        this.values = values;
    }

    /** Gives every option its default. */
    public static OptionValues defaults(Game<?> game) {
        Map<String, Tree> values = new LinkedHashMap<>();
        for (OptionSpec spec : game.options()) {
            values.put(spec.id(), spec.otherwise());
        }
        return new OptionValues(game.options(), values);
    }

    /** Reads options from a document; an unknown option or value is refused with what was expected. */
    public static OptionValues read(Game<?> game, Field field) {
        OptionValues options = defaults(game);
        for (Field value : field.fields()) {
            options = options.with(value.name(), value.tree(), value);
        }
        return options;
    }

    /** Returns these options with one changed, given as a person types it. */
    public OptionValues typed(String id, String text) {
        Field where = Field.at("option " + id, Tree.of(text));
        return with(id, spec(id, where).typed(text), where);
    }

    public OptionValues with(String id, Tree value) {
        return with(id, value, Field.at("option " + id, value));
    }

    private OptionValues with(String id, Tree value, Field where) {
        OptionSpec spec = spec(id, where);
        if (!spec.allows(value)) {
            throw where.wrong("the value '" + value + "' is not possible; expected " + spec.expected());
        }
        Map<String, Tree> changed = new LinkedHashMap<>(values);
        changed.put(id, value);
        return new OptionValues(specs, changed);
    }

    private OptionSpec spec(String id, Field where) {
        StringBuilder known = new StringBuilder();
        for (OptionSpec spec : specs) {
            if (spec.id().equals(id)) {
                return spec;
            }
            known.append(known.length() == 0 ? "" : ", ").append(spec.id());
        }
        throw where.wrong("there is no option '" + id + "'; expected one of " + known);
    }

    public boolean truth(String id) {
        return Field.at(id, get(id)).truth();
    }

    public String text(String id) {
        return get(id).toString();
    }

    public long whole(String id) {
        return Field.at(id, get(id)).whole();
    }

    private Tree get(String id) {
        Tree value = values.get(id);
        if (value == null) {
            throw new IllegalArgumentException("no option " + id);
        }
        return value;
    }

    /** Writes the options that are not at their default. */
    public Tree.Branch write() {
        Tree.Grow grow = Tree.branch();
        for (OptionSpec spec : specs) {
            Tree value = get(spec.id());
            if (!value.equals(spec.otherwise())) {
                grow.put(spec.id(), value);
            }
        }
        return grow.done();
    }
}
