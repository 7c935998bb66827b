package broadside.engine.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Holds one value of a document: a branch with named children, a row, or a leaf.
 *
 * <p>Numbers are whole: no document of Broadside needs a fraction, and integers are equal on every machine.
 */
public sealed interface Tree {

    /** Named children in the order they were written. */
    record Branch(Map<String, Tree> children) implements Tree {
        public Branch {
            // what a Grow collected is its own and needs no copy
            children = Collections.unmodifiableMap(
                    children instanceof Grow.Grown ? children : new LinkedHashMap<>(children));
        }

        /** Visits the children in their order. */
        public void forEach(BiConsumer<String, Tree> visitor) {
            children.forEach(visitor);
        }

        /** Returns the child of this name, or null where there is none. */
        public @Nullable Tree get(String name) {
            return children.get(name);
        }

        @Override
        public String toString() {
            return Json.write(this);
        }
    }

    /** Children in order. */
    record Row(List<Tree> items) implements Tree {
        public Row {
            items = List.copyOf(items);
        }

        @Override
        public String toString() {
            return Json.write(this);
        }
    }

    /** A text. */
    record Text(String value) implements Tree {
        public Text {
            Objects.requireNonNull(value, "value");
        }

        @Override
        public String toString() {
            return value;
        }
    }

    /** A whole number. */
    record Whole(long value) implements Tree {
        @Override
        public String toString() {
            return Long.toString(value);
        }
    }

    /** True or false. */
    record Truth(boolean value) implements Tree {
        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /** The explicit absence of a value, JSON's null. */
    record Nothing() implements Tree {
        @Override
        public String toString() {
            return "null";
        }
    }

    /** The one nothing. */
    Tree NOTHING = new Nothing();

    static Tree of(String text) {
        return new Text(text);
    }

    static Tree of(long number) {
        return new Whole(number);
    }

    static Tree of(boolean truth) {
        return new Truth(truth);
    }

    static Row row(List<? extends Tree> items) {
        return new Row(new ArrayList<>(items));
    }

    /** Makes a row of texts. */
    static Row texts(List<String> texts) {
        List<Tree> items = new ArrayList<>();
        for (String text : texts) {
            items.add(of(text));
        }
        return new Row(items);
    }

    /** Starts a branch. */
    static Grow branch() {
        return new Grow();
    }

    /** Makes a branch with one child. */
    static Branch branch(String name, Tree child) {
        return branch().put(name, child).done();
    }

    /**
     * Wraps plain Java values (maps, lists, strings, whole numbers, booleans, null), which is what YAML and JSON
     * libraries deliver.
     */
    static Tree wrap(@Nullable Object plain) {
        if (plain == null) {
            return NOTHING;
        }
        if (plain instanceof Tree tree) {
            return tree;
        }
        if (plain instanceof String text) {
            return of(text);
        }
        if (plain instanceof Boolean truth) {
            return of(truth);
        }
        if (plain instanceof Integer || plain instanceof Long || plain instanceof Short || plain instanceof Byte) {
            return of(((Number) plain).longValue());
        }
        if (plain instanceof Number number) {
            // Fractions appear only in scenario lengths such as 0.5S; keep them as the text a person wrote.
            return of(number.toString());
        }
        if (plain instanceof List<?> list) {
            List<Tree> items = new ArrayList<>();
            for (Object item : list) {
                items.add(wrap(item));
            }
            return new Row(items);
        }
        if (plain instanceof Map<?, ?> map) {
            Grow grow = branch();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                grow.put(String.valueOf(entry.getKey()), wrap(entry.getValue()));
            }
            return grow.done();
        }
        throw new BadDocument("", "a document cannot hold a " + plain.getClass().getSimpleName());
    }

    /** Collects the children of a branch. */
    final class Grow {
        /** Marks the children that only a Grow, and then its branch, has had in hand. */
        private static final class Grown extends LinkedHashMap<String, Tree> {
            private static final long serialVersionUID = 1L;

            Grown() {
                super(8);
            }
        }

        private Grown children = new Grown();
        private boolean shared;

        private Grow() {}

        public Grow put(String name, Tree child) {
            own().put(name, child);
            return this;
        }

        /** Returns the children to write to: a copy once a branch has them. */
        private Grown own() {
            if (shared) {
                Grown copy = new Grown();
                copy.putAll(children);
                children = copy;
                shared = false;
            }
            return children;
        }

        public Grow put(String name, String text) {
            return put(name, of(text));
        }

        public Grow put(String name, long number) {
            return put(name, of(number));
        }

        public Grow put(String name, boolean truth) {
            return put(name, of(truth));
        }

        /** Puts the number unless it is zero, because canonical documents leave out what is at its default. */
        public Grow putUnlessZero(String name, long number) {
            return number == 0 ? this : put(name, number);
        }

        /** Puts the row unless it is empty. */
        public Grow putUnlessEmpty(String name, List<? extends Tree> items) {
            return items.isEmpty() ? this : put(name, row(items));
        }

        /** Puts the truth only if it is true. */
        public Grow putIfTrue(String name, boolean truth) {
            return truth ? put(name, true) : this;
        }

        public Grow putAll(Branch other) {
            own().putAll(other.children());
            return this;
        }

        public boolean isEmpty() {
            return children.isEmpty();
        }

        public Branch done() {
            shared = true;
            return new Branch(children);
        }
    }
}
