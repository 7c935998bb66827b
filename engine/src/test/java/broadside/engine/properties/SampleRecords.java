package broadside.engine.properties;

import broadside.engine.chance.Rng;
import broadside.engine.document.Codec;
import broadside.engine.event.AtSeat;
import broadside.engine.window.Window;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes records with random components, for round trips. */
final class SampleRecords {
    /** A record may refuse some values; it must accept one in so many. */
    private static final int TRIES = 1_000;

    private final Codec codec;
    private final Rng rng;

    SampleRecords(Codec codec, Rng rng) {
        this.codec = codec;
        this.rng = rng;
    }

    Object make(Class<? extends Record> type) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
        }
        for (int i = 0; i < TRIES; i++) {
            Object[] values = new Object[components.length];
            for (int j = 0; j < components.length; j++) {
                boolean nullable = components[j].getAnnotatedType().isAnnotationPresent(Nullable.class);
                values[j] = nullable && rng.below(3) == 0 ? null : value(components[j]);
            }
            try {
                Constructor<? extends Record> constructor = type.getDeclaredConstructor(types);
                constructor.setAccessible(true);
                return constructor.newInstance(values);
            } catch (InvocationTargetException refused) {
                continue;
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }
        throw new AssertionError(type + " refuses all samples");
    }

    private Object value(RecordComponent component) {
        AtSeat seat = component.getAnnotation(AtSeat.class);
        return seat == null ? value(component.getGenericType()) : seats(component.getGenericType(), seat.nobody());
    }

    private Object seats(Type type, boolean nobody) {
        if (type == int.class || type == Integer.class) {
            return nobody ? rng.below(4) - 1 : rng.below(3);
        }
        List<Object> seats = new ArrayList<>();
        for (int i = rng.below(4); i > 0; i--) {
            seats.add(seats(int.class, nobody));
        }
        return List.copyOf(seats);
    }

    private Object value(Type type) {
        if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            List<Object> items = new ArrayList<>();
            for (int i = rng.below(4); i > 0; i--) {
                items.add(value(list.getActualTypeArguments()[0]));
            }
            return List.copyOf(items);
        }
        if (type == int.class || type == Integer.class) {
            return rng.below(2) == 0 ? rng.below(4) : (int) rng.next();
        }
        if (type == long.class || type == Long.class) {
            return rng.below(2) == 0 ? rng.below(4) : rng.next();
        }
        if (type == boolean.class || type == Boolean.class) {
            return rng.below(2) == 0;
        }
        if (type == String.class) {
            return "text " + rng.below(100) + " \u00e9 \"";
        }
        if (type instanceof Class<?> constants && constants.isEnum()) {
            Object[] all = constants.getEnumConstants();
            return all[rng.below(all.length)];
        }
        return record((Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type));
    }

    private Object record(Class<?> wanted) {
        // The engine's own records hold the window of a game as a plain record.
        Class<?> kind = wanted == Record.class ? Window.class : wanted;
        List<Class<? extends Record>> fitting = new ArrayList<>();
        for (Class<? extends Record> type : codec.classes()) {
            if (kind.isAssignableFrom(type)) {
                fitting.add(type);
            }
        }
        if (fitting.isEmpty()) {
            throw new AssertionError("no registered record is a " + kind);
        }
        return make(fitting.get(rng.below(fitting.size())));
    }
}
