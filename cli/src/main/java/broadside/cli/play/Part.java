package broadside.cli.play;

import broadside.engine.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * Is one part of a choice, such as {@code ship: Zeewolf}.
 *
 * @param value nothing where the choice is a word without parts
 */
record Part(String key, Tree value) {

    /** Takes a choice apart, in the order in which its question describes it. */
    static List<Part> of(Tree choice) {
        List<Part> parts = new ArrayList<>();
        if (choice instanceof Tree.Branch branch) {
            branch.children().forEach((key, value) -> parts.add(new Part(key, value)));
        } else {
            parts.add(new Part(choice.toString(), Tree.NOTHING));
        }
        return parts;
    }

    /** Returns the names this part holds: one, or several where it is a list. */
    List<String> names() {
        if (value instanceof Tree.Row row) {
            return row.items().stream().map(Tree::toString).toList();
        }
        return value.equals(Tree.NOTHING) ? List.of() : List.of(value.toString());
    }
}
