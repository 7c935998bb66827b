package broadside.engine.scenario;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Holds the chance that a scenario scripts: dice, draws and picks by purpose, each list used in order. */
final class Script {
    static final String DICE = "dice";
    static final String DRAW = "draw";
    static final String PICK = "pick";

    private static final String ANY = "*";

    private final Map<String, Map<String, Deque<Field>>> kinds = new LinkedHashMap<>();

    /** Makes an empty script. */
    Script() {}

    /** Reads the field {@code chance}. */
    static Script read(Field chance) {
        chance.only(Set.of(DICE, DRAW, PICK));
        Script script = new Script();
        for (Map.Entry<String, Tree> kind : chance.children().entrySet()) {
            Map<String, Deque<Field>> purposes = new LinkedHashMap<>();
            Field field = chance.need(kind.getKey());
            for (String purpose : field.children().keySet()) {
                Field values = field.need(purpose);
                for (Field value : values.rowOrOne()) {
                    if (kind.getKey().equals(DICE)) {
                        value.whole(1, 1000);
                    } else {
                        value.text();
                    }
                }
                purposes.put(purpose, new ArrayDeque<>(values.rowOrOne()));
            }
            script.kinds.put(kind.getKey(), purposes);
        }
        return script;
    }

    /** Returns a script that can be used up without touching this one. */
    Script copy() {
        Script copy = new Script();
        kinds.forEach((kind, purposes) -> {
            Map<String, Deque<Field>> copies = new LinkedHashMap<>();
            purposes.forEach((purpose, values) -> copies.put(purpose, new ArrayDeque<>(values)));
            copy.kinds.put(kind, copies);
        });
        return copy;
    }

    /** Takes the next value: scripted for exactly this purpose, for its name without the seat, or for any. */
    @Nullable
    Field next(String kind, String purpose, String bare) {
        Map<String, Deque<Field>> purposes = kinds.getOrDefault(kind, Map.of());
        for (String key : List.of(purpose, bare, ANY)) {
            Deque<Field> values = purposes.get(key);
            if (values != null && !values.isEmpty()) {
                return values.poll();
            }
        }
        return null;
    }

    /** Returns what was never used, one line for each purpose. */
    List<String> unused() {
        List<String> unused = new ArrayList<>();
        kinds.forEach((kind, purposes) -> purposes.forEach((purpose, values) -> {
            if (!values.isEmpty()) {
                List<Tree> left = new ArrayList<>();
                values.forEach(value -> left.add(value.tree()));
                unused.add("chance." + kind + "." + purpose + ": " + Flow.write(Tree.row(left)));
            }
        }));
        return unused;
    }
}
