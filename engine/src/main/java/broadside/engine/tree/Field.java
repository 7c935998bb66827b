package broadside.engine.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads a tree and remembers the path, so that every complaint names the field it is about. */
public final class Field {
    private final String path;
    private final String name;
    private final Tree tree;

    private Field(String path, String name, Tree tree) {
        this.path = path;
        this.name = name;
        this.tree = tree;
    }

    /** Starts reading at the top of a document. */
    public static Field root(Tree tree) {
        return new Field("", "", tree);
    }

    /** Starts reading at a named place inside a larger document. */
    public static Field at(String path, Tree tree) {
        return new Field(path, path.substring(path.lastIndexOf('.') + 1), tree);
    }

    public String path() {
        return path;
    }

    public Tree tree() {
        return tree;
    }

    public boolean isBranch() {
        return tree instanceof Tree.Branch;
    }

    public boolean isRow() {
        return tree instanceof Tree.Row;
    }

    public boolean isText() {
        return tree instanceof Tree.Text;
    }

    public boolean isNothing() {
        return tree instanceof Tree.Nothing;
    }

    /** Returns the child if it is there and not null. */
    public @Nullable Field maybe(String name) {
        Tree child = children().get(name);
        return child == null || child instanceof Tree.Nothing ? null : new Field(join(name), name, child);
    }

    public boolean has(String name) {
        return maybe(name) != null;
    }

    /** Returns the child or complains that it is missing. */
    public Field need(String name) {
        Field child = maybe(name);
        if (child == null) {
            throw wrong("the field '" + name + "' is missing");
        }
        return child;
    }

    public String text(String name, String otherwise) {
        Field child = maybe(name);
        return child == null ? otherwise : child.text();
    }

    public long whole(String name, long otherwise) {
        Field child = maybe(name);
        return child == null ? otherwise : child.whole();
    }

    public boolean truth(String name, boolean otherwise) {
        Field child = maybe(name);
        return child == null ? otherwise : child.truth();
    }

    /** Returns this leaf as text; a number or truth is given as a person would write it. */
    public String text() {
        if (tree instanceof Tree.Branch || tree instanceof Tree.Row || tree instanceof Tree.Nothing) {
            throw wrong("expected a text, found " + kind());
        }
        return tree.toString();
    }

    public long whole() {
        if (tree instanceof Tree.Whole whole) {
            return whole.value();
        }
        throw wrong("expected a whole number, found " + kind());
    }

    /** Returns this number if it lies between the two bounds, both included. */
    public int whole(int least, int most) {
        long value = whole();
        if (value < least || value > most) {
            throw wrong("expected a number from " + least + " to " + most + ", found " + value);
        }
        return (int) value;
    }

    public boolean truth() {
        if (tree instanceof Tree.Truth truth) {
            return truth.value();
        }
        throw wrong("expected true or false, found " + kind());
    }

    public List<Field> row() {
        if (!(tree instanceof Tree.Row row)) {
            throw wrong("expected a list, found " + kind());
        }
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < row.items().size(); i++) {
            String place = "[" + i + "]";
            fields.add(new Field(path + place, name + place, row.items().get(i)));
        }
        return fields;
    }

    /** Returns the items of a list, or this field alone where a person wrote one item without a list. */
    public List<Field> rowOrOne() {
        return tree instanceof Tree.Row ? row() : List.of(this);
    }

    public List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (Field field : rowOrOne()) {
            texts.add(field.text());
        }
        return texts;
    }

    public Map<String, Tree> children() {
        if (tree instanceof Tree.Branch branch) {
            return branch.children();
        }
        throw wrong("expected named fields, found " + kind());
    }

    public List<Field> fields() {
        List<Field> fields = new ArrayList<>();
        for (Map.Entry<String, Tree> entry : children().entrySet()) {
            fields.add(new Field(join(entry.getKey()), entry.getKey(), entry.getValue()));
        }
        return fields;
    }

    /** Returns the name of this field in its branch; unlike the path it may hold dots of its own. */
    public String name() {
        return name;
    }

    /** Complains about every child whose name is not expected here. */
    public Field only(Set<String> expected) {
        for (String name : children().keySet()) {
            if (!expected.contains(name)) {
                throw wrong("the field '" + name + "' is unknown here; expected one of "
                        + String.join(", ", new TreeSet<>(expected)));
            }
        }
        return this;
    }

    /** Makes a complaint about this field. */
    public BadDocument wrong(String complaint) {
        return new BadDocument(path, complaint);
    }

    private String join(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }

    private String kind() {
        if (tree instanceof Tree.Branch) {
            return "named fields";
        }
        if (tree instanceof Tree.Row) {
            return "a list";
        }
        if (tree instanceof Tree.Nothing) {
            return "nothing";
        }
        return "'" + tree + "'";
    }
}
