package broadside.highseas.geometry;

import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Knows the hull of every kind of ship, read once from the data file {@code highseas/hulls.json}. */
public final class Hulls {
    private static final String FILE = "/highseas/hulls.json";
    private static final Map<String, Hull> ALL = load();

    private Hulls() {}

    /** Returns the hull of a ship type with so many masts. */
    public static Hull of(String type, int masts) {
        Hull hull = ALL.get(type + "-" + masts);
        if (hull == null) {
            throw new IllegalArgumentException("no hull of type " + type + " with " + masts + " masts");
        }
        return hull;
    }

    public static List<Hull> all() {
        return List.copyOf(ALL.values());
    }

    private static Map<String, Hull> load() {
        try (InputStream in = Hulls.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IllegalStateException("the file " + FILE + " is missing");
            }
            Field root = Field.root(Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
            Map<String, Hull> hulls = new LinkedHashMap<>();
            for (Field field : root.need("hulls").fields()) {
                hulls.put(field.name(), read(field));
            }
            return hulls;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Hull read(Field field) {
        field.only(Set.of("source", "estimated", "outline", "contacts", "masts", "sails", "turn"));
        List<Hull.Point> corners = points(field.need("outline"));
        int[] coordinates = new int[corners.size() * 2];
        int aft = 0;
        for (int i = 0; i < corners.size(); i++) {
            coordinates[2 * i] = corners.get(i).starboard();
            coordinates[2 * i + 1] = corners.get(i).ahead();
            aft = Math.min(aft, corners.get(i).ahead());
        }
        if (!Polygon.isOutline(coordinates)) {
            throw field.wrong("the outline needs three corners or more, convex and counter-clockwise");
        }
        Polygon outline = Polygon.of(coordinates);
        Polygon bow = outline.ahead(0);
        if (bow == null) {
            throw field.wrong("the outline needs a part ahead of zero: the bow");
        }
        List<Hull.Point> masts = points(field.need("masts"));
        List<Field> widths = field.need("sails").row();
        if (widths.size() != masts.size()) {
            throw field.wrong("there must be as many sails as masts");
        }
        List<Polygon> sails = new ArrayList<>();
        for (int i = 0; i < masts.size(); i++) {
            sails.add(sail(masts.get(i), widths.get(i).whole(1, 10_000)));
        }
        return new Hull(
                field.name(),
                outline,
                bow,
                points(field.need("contacts")),
                masts,
                sails,
                new Hull.Point(0, aft),
                field.need("turn").whole(0, Angle.FULL / 2));
    }

    /** Makes a sail: a plate across the ship, less than a millimetre thick. */
    private static Polygon sail(Hull.Point mast, int half) {
        int thin = 40;
        return Polygon.of(
                mast.starboard() - half,
                mast.ahead() - thin,
                mast.starboard() + half,
                mast.ahead() - thin,
                mast.starboard() + half,
                mast.ahead() + thin,
                mast.starboard() - half,
                mast.ahead() + thin);
    }

    private static List<Hull.Point> points(Field field) {
        List<Hull.Point> points = new ArrayList<>();
        for (Field pair : field.row()) {
            List<Field> numbers = pair.row();
            if (numbers.size() != 2) {
                throw pair.wrong("expected two numbers: to starboard and ahead");
            }
            points.add(new Hull.Point(
                    numbers.get(0).whole(-20_000, 20_000), numbers.get(1).whole(-20_000, 20_000)));
        }
        return points;
    }
}
