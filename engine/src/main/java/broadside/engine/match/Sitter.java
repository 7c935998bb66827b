package broadside.engine.match;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;

/**
 * Says who sits at a seat: a person, or a computer captain of some level.
 *
 * @param level the captain's level, empty for a person
 */
public record Sitter(String level) {
    private static final Sitter PERSON = new Sitter("");

    public static Sitter person() {
        return PERSON;
    }

    public static Sitter captain(String level) {
        if (level.isEmpty()) {
            throw new IllegalArgumentException("a captain has a level");
        }
        return new Sitter(level);
    }

    public boolean isPerson() {
        return level.isEmpty();
    }

    Tree.Grow write(Tree.Grow out) {
        return isPerson()
                ? out.put("sits", "person")
                : out.put("sits", "captain").put("level", level);
    }

    static Sitter read(Field field) {
        Field sits = field.need("sits");
        if (sits.text().equals("person")) {
            return PERSON;
        }
        if (!sits.text().equals("captain") || field.need("level").text().isEmpty()) {
            throw sits.wrong("expected 'person', or 'captain' with a level");
        }
        return captain(field.need("level").text());
    }
}
