package broadside.engine.document;

import broadside.engine.event.AtSeat;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.engine.words.Named;
import broadside.engine.words.Words;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Writes and reads records (steps, questions, closings, events) as {@code {name: {component: value}}}.
 *
 * <p>The name is the class name in kebab case ({@code ResolveRam}: {@code resolve-ram}); a test of each game holds the
 * list, so renaming a class is a decision. Components are ints, longs, booleans, texts, enums, other registered records
 * and lists of these; an int marked {@link AtSeat} is shown as the player's name. Built once at start-up.
 */
public final class Codec {
    private final Map<String, Class<? extends Record>> byName = new TreeMap<>();
    private final Map<Class<?>, String> names = new LinkedHashMap<>();

    /** Registers record classes. */
    @SafeVarargs
    public static Codec of(Class<? extends Record>... classes) {
        Codec codec = new Codec();
        for (Class<? extends Record> type : classes) {
            String name = kebab(type.getSimpleName());
            if (codec.byName.put(name, type) != null) {
                throw new IllegalArgumentException("two records are called " + name);
            }
            codec.names.put(type, name);
        }
        return codec;
    }

    /** Returns a codec that knows the records of both. */
    public Codec and(Codec other) {
        Codec both = new Codec();
        both.byName.putAll(byName);
        for (Map.Entry<String, Class<? extends Record>> entry : other.byName.entrySet()) {
            Class<?> before = both.byName.put(entry.getKey(), entry.getValue());
            if (before != null && before != entry.getValue()) {
                throw new IllegalArgumentException("two records are called " + entry.getKey());
            }
        }
        both.names.putAll(names);
        both.names.putAll(other.names);
        return both;
    }

    /** Returns the registered names, sorted. */
    public Set<String> names() {
        return new TreeSet<>(byName.keySet());
    }

    /** Returns the registered classes. */
    public List<Class<? extends Record>> classes() {
        return new ArrayList<>(byName.values());
    }

    /** Returns the document name of a record. */
    public String name(Object record) {
        String name = names.get(record.getClass());
        if (name == null) {
            throw new IllegalArgumentException(record.getClass() + " is not registered with its game's codec");
        }
        return name;
    }

    /** Returns the fields of a record by its document name; none where no record is called so. */
    public List<String> fields(String name) {
        Class<? extends Record> type = byName.get(name);
        List<String> fields = new ArrayList<>();
        for (RecordComponent component : type == null ? new RecordComponent[0] : type.getRecordComponents()) {
            fields.add(kebab(component.getName()));
        }
        return fields;
    }

    /** Writes a record. */
    public Tree write(Object record, List<String> seats) {
        String name = name(record);
        Tree.Grow fields = Tree.branch();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            fields.put(kebab(component.getName()), value(component, read(component, record), seats));
        }
        return fields.isEmpty() ? Tree.of(name) : Tree.branch(name, fields.done());
    }

    /** Reads a record. */
    public Object read(Field field, List<String> seats) {
        String name;
        Field fields;
        if (field.isText()) {
            name = field.text();
            fields = Field.at(field.path(), Tree.branch().done());
        } else {
            List<Field> only = field.fields();
            if (only.size() != 1) {
                throw field.wrong("expected one name with its fields");
            }
            fields = only.get(0);
            name = fields.name();
        }
        Class<? extends Record> type = byName.get(name);
        if (type == null) {
            throw field.wrong("'" + name + "' is unknown; expected one of " + String.join(", ", byName.keySet()));
        }
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        Set<String> parts = new TreeSet<>();
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            String part = kebab(components[i].getName());
            parts.add(part);
            Tree child = fields.children().get(part);
            if (child == null) {
                throw fields.wrong("the field '" + part + "' is missing");
            }
            values[i] = value(
                    components[i].getGenericType(),
                    components[i].getAnnotation(AtSeat.class),
                    Field.at(fields.path() + "." + part, child),
                    seats);
            if (values[i] == null ? types[i].isPrimitive() : !fits(types[i], values[i])) {
                throw fields.wrong("the field '" + part + "' cannot be '" + child + "'");
            }
        }
        fields.only(parts);
        try {
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw field.wrong("not possible: " + e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean fits(Class<?> type, Object value) {
        return type.isPrimitive() || type.isInstance(value);
    }

    private Tree value(RecordComponent component, @Nullable Object value, List<String> seats) {
        return value(value, component.isAnnotationPresent(AtSeat.class), seats);
    }

    private Tree value(@Nullable Object value, boolean seat, List<String> seats) {
        if (value == null) {
            return Tree.of("?");
        }
        if (value instanceof List<?> list) {
            List<Tree> items = new ArrayList<>();
            for (Object item : list) {
                items.add(value(item, seat, seats));
            }
            return Tree.row(items);
        }
        if (seat) {
            int index = (Integer) value;
            return Tree.of(index < 0 ? "nobody" : seats.get(index));
        }
        if (value instanceof Integer || value instanceof Long) {
            return Tree.of(((Number) value).longValue());
        }
        if (value instanceof Boolean truth) {
            return Tree.of(truth);
        }
        if (value instanceof Named || value instanceof Enum<?>) {
            return Tree.of(constantName(value));
        }
        if (value instanceof Record record) {
            return write(record, seats);
        }
        return Tree.of(value.toString());
    }

    private @Nullable Object value(Type type, @Nullable AtSeat seat, Field field, List<String> seats) {
        if (field.isText() && field.text().equals("?")) {
            return null;
        }
        if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            List<Object> items = new ArrayList<>();
            for (Field item : field.row()) {
                Object value = value(list.getActualTypeArguments()[0], seat, item, seats);
                if (value == null) {
                    throw item.wrong("a list cannot hold an unknown thing; write '?' for the whole list");
                }
                items.add(value);
            }
            return List.copyOf(items);
        }
        if (seat != null) {
            String name = field.text();
            int index = seats.indexOf(name);
            if (index < 0 && !(seat.nobody() && name.equals("nobody"))) {
                throw field.wrong("there is no seat '" + name + "'");
            }
            return index;
        }
        if (type == int.class || type == Integer.class) {
            return field.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        if (type == long.class || type == Long.class) {
            return field.whole();
        }
        if (type == boolean.class || type == Boolean.class) {
            return field.truth();
        }
        if (type == String.class) {
            return field.text();
        }
        if (type instanceof Class<?> constants && constants.isEnum()) {
            return constant(constants, field);
        }
        Object record = read(field, seats);
        if (type instanceof Class<?> wanted && !wanted.isInstance(record)) {
            throw field.wrong("'" + name(record) + "' is no "
                    + kebab(wanted.getSimpleName()).replace('-', ' '));
        }
        return record;
    }

    /** Finds an enum constant by its document name, without regard to case and accents. */
    public static <E> E constant(Class<E> type, Field field) {
        E[] constants = type.getEnumConstants();
        // Documents that we wrote ourselves have the exact names; only people's need the slow comparison.
        for (E constant : constants) {
            if (constantName(constant).equals(field.text())) {
                return constant;
            }
        }
        String wanted = Words.plain(field.text());
        for (E constant : constants) {
            if (Words.plain(constantName(constant)).equals(wanted)) {
                return constant;
            }
        }
        throw field.wrong(
                "'" + field.text() + "' is no " + kebab(type.getSimpleName()).replace('-', ' '));
    }

    private static String constantName(Object constant) {
        return constant instanceof Named named ? named.documentName() : Words.slug(((Enum<?>) constant).name());
    }

    private static @Nullable Object read(RecordComponent component, Object record) {
        try {
            var accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static String kebab(String camel) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < camel.length(); i++) {
            char c = camel.charAt(i);
            if (Character.isUpperCase(c)) {
                out.append(i == 0 ? "" : "-").append(Character.toLowerCase(c));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}
