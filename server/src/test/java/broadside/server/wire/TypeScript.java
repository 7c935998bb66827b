package broadside.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Writes Java records as the page's types, in the form that the formatter leaves alone. Null is written where Jackson writes it;
 * where Jackson leaves null out, the field may be missing.
 */
final class TypeScript {
    private static final int WIDTH = 120;
    private static final String HEAD = """
            // Made from the Java records in server/src/test/java/broadside/server/wire; the test there says how. Not to be changed by hand.

            /** A document: the view of a table, the parts of a choice. */
            export type Doc = null | boolean | number | string | Doc[] | { [name: string]: Doc };
            export type Branch = { [name: string]: Doc };

            /** What an option of a game can be set to. */
            export type OptionValue = string | number | boolean;

            /** A card, ship or other piece: its document name, the name for people, what it does, and facts for drawing. */
            export interface Piece extends Branch {
              id: string;
              name: string;
              text: string;
            }
            """;

    private final Map<Class<?>, String> written = new LinkedHashMap<>();
    private final Map<String, String> said = new LinkedHashMap<>();
    private boolean sends;

    /** Says what a field of a record holds that Java's types do not tell. */
    TypeScript as(Class<? extends Record> record, String component, String type) {
        said.put(record.getName() + "." + component, type);
        return this;
    }

    /** Adds a record, and those it is made of. */
    TypeScript add(Class<? extends Record> record) {
        write(record, "");
        return this;
    }

    /** Adds a record that a page sends, and those it is made of: what may be null may as well be left out. */
    TypeScript body(Class<? extends Record> record) {
        sends = true;
        add(record);
        sends = false;
        return this;
    }

    /** Adds a union of all records that a sealed type permits; each carries these fields besides its own. */
    TypeScript union(Class<?> sealed, @Nullable Class<? extends Record> marks) {
        if (marks != null) {
            add(marks);
        }
        List<String> names = new ArrayList<>();
        permitted(sealed).forEach(member -> {
            write(member, marks == null ? "" : " extends " + marks.getSimpleName());
            names.add(member.getSimpleName());
        });
        String line = "export type " + sealed.getSimpleName() + " = " + String.join(" | ", names) + ";";
        if (line.length() > WIDTH) {
            line = "export type " + sealed.getSimpleName() + " =\n  | " + String.join("\n  | ", names) + ";";
        }
        written.put(sealed, line);
        return this;
    }

    /** Returns the whole module. */
    String module() {
        return HEAD + "\n" + String.join("\n\n", written.values()) + "\n";
    }

    static Stream<Class<?>> permitted(Class<?> sealed) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .flatMap(member -> member.isSealed() ? permitted(member) : Stream.of(member));
    }

    private void write(Class<?> record, String more) {
        if (written.containsKey(record)) {
            return;
        }
        written.put(record, ""); // its place, before those it is made of
        JsonTypeName tag = record.getAnnotation(JsonTypeName.class);
        List<String> lines = new ArrayList<>();
        if (tag != null) {
            lines.add("type: '" + tag.value() + "';");
        }
        for (RecordComponent component : record.getRecordComponents()) {
            lines.add(field(record, component));
        }
        String head = "export interface " + record.getSimpleName() + more;
        written.put(
                record,
                lines.isEmpty()
                        ? head + " {}"
                        : lines.stream().collect(Collectors.joining("\n  ", head + " {\n  ", "\n}")));
    }

    private String field(Class<?> record, RecordComponent component) {
        JsonProperty renamed = component.getAccessor().getAnnotation(JsonProperty.class);
        String name = renamed == null ? component.getName() : renamed.value();
        boolean nullable = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        boolean told = component.isAnnotationPresent(Null.class);
        As as = component.getAnnotation(As.class);
        boolean leftOut =
                nullable && !told && (leavesOut(component.getAccessor()) || leavesOut(record) || inherits(record));
        String type = as == null ? type(component) : as.value();
        type = said.getOrDefault(record.getName() + "." + component.getName(), type);
        boolean isNull = type.equals("null");
        return name + (leftOut || nullable && sends ? "?" : "") + ": " + type
                + (nullable && !leftOut && !isNull ? " | null" : "") + ";";
    }

    private static boolean leavesOut(AnnotatedElement element) {
        JsonInclude include = element.getAnnotation(JsonInclude.class);
        return include != null && include.value() == JsonInclude.Include.NON_NULL;
    }

    /** Says whether the message that a record is leaves null out. */
    private static boolean inherits(Class<?> record) {
        return Arrays.stream(record.getInterfaces()).anyMatch(above -> leavesOut(above) || inherits(above));
    }

    private String type(RecordComponent component) {
        Schema schema = component.getAccessor().getAnnotation(Schema.class);
        if (schema != null && schema.enumeration().length > 0) {
            return Arrays.stream(schema.enumeration())
                    .map(word -> "'" + word + "'")
                    .collect(Collectors.joining(" | "));
        }
        return type(component.getGenericType());
    }

    private String type(Type type) {
        if (type instanceof ParameterizedType parameterized) {
            Type[] of = parameterized.getActualTypeArguments();
            if (parameterized.getRawType() == List.class) {
                String inner = type(of[0]);
                return inner.contains("|") ? "(" + inner + ")[]" : inner + "[]";
            }
            return of[1] == Object.class ? "Branch" : "Record<string, " + type(of[1]) + ">";
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum()) {
            return Arrays.stream(plain.getEnumConstants())
                    .map(one -> "'" + one.toString().toLowerCase(Locale.ROOT) + "'")
                    .collect(Collectors.joining(" | "));
        }
        if (plain.isRecord()) {
            write(plain, "");
            return plain.getSimpleName();
        }
        if (plain == String.class) {
            return "string";
        }
        if (plain == boolean.class || plain == Boolean.class) {
            return "boolean";
        }
        if (plain == Void.class) {
            return "null";
        }
        return plain == Object.class ? "Doc" : "number";
    }
}
