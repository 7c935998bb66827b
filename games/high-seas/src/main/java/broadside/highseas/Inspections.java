package broadside.highseas;

import broadside.engine.document.Labels;
import broadside.engine.rules.Cited;
import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Nearness;
import broadside.highseas.geometry.Sight;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/** Gives scenarios the words of the sea: touching, docked, pinned, derelict, distance, lines of fire. */
final class Inspections {
    static final Set<String> WORDS = Set.of("touching", "docked", "pinned", "derelict", "clear", "blocked", "distance");

    private static final Clause[] LINE =
            Clause.all("CB-SHOOT-01", "MI-SHOOT-01", "PC-SHOOT-01", "PC-SHOOT-03", "PC-SHOOT-04");
    private static final Clause[] OWN_SAILS = Clause.all("CB-SHOOT-02", "MI-SHOOT-02");
    private static final Clause[] ISLANDS = Clause.all("CB-SHOOT-03", "MI-SHOOT-03");
    private static final Clause[] SHIPS = Clause.all("CB-SHOOT-04", "MI-SHOOT-04");
    private static final int HALF_A_MILLIMETRE = 50;

    private final Position p;
    private final Labels labels;

    private Inspections(Position p, Labels labels) {
        this.p = p;
        this.labels = labels;
    }

    /** Carries out a test; returns what was found instead, or null. */
    static @Nullable String test(Position p, String word, Field test, Labels labels, Cited cited) {
        Inspections look = new Inspections(p, labels);
        return switch (word) {
            case "touching" -> look.pair(test, true);
            case "clear" -> look.isLine(test) ? look.line(test, true, cited) : look.pair(test, false);
            case "blocked" -> look.line(test, false, cited);
            case "docked" -> look.docked(test);
            case "pinned" -> look.pinned(test);
            case "distance" -> look.distance(test, cited);
            default -> look.derelict(test);
        };
    }

    private int piece(Field field) {
        Integer labelled = labels.piece(field.text());
        int piece = labelled == null ? Names.piece(p, field.text()) : labelled;
        if (piece < 0 || !p.isAfloat(piece)) {
            throw field.wrong("'" + field.text() + "' does not lie on the sea");
        }
        return piece;
    }

    private int ship(Field field) {
        int piece = piece(field);
        if (!Position.isShip(piece)) {
            throw field.wrong("'" + field.text() + "' is no ship");
        }
        return piece;
    }

    private static List<Field> two(Field test) {
        List<Field> both = test.row();
        if (both.size() != 2) {
            throw test.wrong("expected two pieces");
        }
        return both;
    }

    private @Nullable String pair(Field test, boolean wanted) {
        int a = piece(two(test).get(0));
        int b = piece(two(test).get(1));
        boolean is = Nearness.touch(p.outline(a), p.outline(b));
        long gap = Distance.between(p.outline(a), p.outline(b));
        return is == wanted ? null : "the gap is " + Measure.tree((int) gap) + " mm";
    }

    // --- measuring

    /** Measures as every seat and onlookers do, which may be done at any time. */
    private @Nullable String distance(Field test, Cited cited) {
        test.only(Set.of("of", "at-most", "at-least", "exactly"));
        Field from = named(two(test.need("of")).get(0));
        Field to = named(two(test.need("of")).get(1));
        for (int viewer = Position.SPECTATOR; viewer < p.seats(); viewer++) {
            int gap = Yardstick.distance(p.mask(viewer), from, to);
            if (!within(test, "at-most", gap, Integer.MIN_VALUE, HALF_A_MILLIMETRE)
                    || !within(test, "at-least", gap, -HALF_A_MILLIMETRE, Integer.MAX_VALUE)
                    || !within(test, "exactly", gap, -HALF_A_MILLIMETRE, HALF_A_MILLIMETRE)) {
                return Measure.tree(gap) + " mm";
            }
        }
        cited.add(Yardstick.CLAUSE);
        return null;
    }

    /** Says whether a distance fits a bound that may be there; what people measure is exact to half a millimetre. */
    private static boolean within(Field test, String bound, int gap, int least, int most) {
        if (!test.has(bound)) {
            return true;
        }
        Integer length = Measure.length(test.need(bound).tree());
        if (length == null) {
            throw test.need(bound).wrong("expected a length: millimetres, or bars such as S, 0.5S, 2L");
        }
        long off = (long) gap - length;
        return off >= least && off <= most;
    }

    /** Returns what the yardstick can find: a point, or a piece or its mast by the piece's own name. */
    private Field named(Field place) {
        if (place.tree() instanceof Tree.Row) {
            return place;
        }
        Matcher mast = Yardstick.MAST.matcher(place.text());
        String name = mast.matches()
                ? Names.of(p, ship(Field.at(place.path(), Tree.of(mast.group(1))))) + ".mast" + mast.group(2)
                : Names.of(p, piece(place));
        return Field.at(place.path(), Tree.of(name));
    }

    // --- lines of fire

    private boolean isLine(Field test) {
        return Yardstick.MAST.matcher(two(test).get(0).text()).matches();
    }

    /** Looks along the line of fire from a mast to a ship within the range of the mast's cannon. */
    private @Nullable String line(Field test, boolean clear, Cited cited) {
        List<Field> parts = test.row();
        Matcher mast =
                Yardstick.MAST.matcher(parts.isEmpty() ? "" : parts.get(0).text());
        if (!mast.matches() || parts.size() < 2 || parts.size() > (clear ? 2 : 3)) {
            throw test.wrong("expected a mast and a ship, such as [A.mast2, B]");
        }
        int ship = ship(Field.at(parts.get(0).path(), Tree.of(mast.group(1))));
        int number = Integer.parseInt(mast.group(2)) - 1;
        if (number >= p.card(ship).masts()) {
            throw parts.get(0).wrong("she has only " + p.card(ship).masts() + " masts");
        }
        int target = ship(parts.get(1));
        Sight sight = new Sight();
        Bar range = p.card(ship).cannons().get(number).range();
        boolean is = Guns.look(p, ship, number, target, range, sight);
        if (sight.finding() == Sight.Finding.OUT_OF_RANGE) {
            return "out of range";
        }
        cited.add(LINE);
        if (is) {
            return clear ? null : "the line is clear";
        }
        int by = sight.blockedBy();
        cited.add(by == ship ? OWN_SAILS : Position.isShip(by) ? SHIPS : ISLANDS);
        return !clear && (parts.size() == 2 || piece(parts.get(2)) == by)
                ? null
                : "the line is blocked by " + Names.of(p, by);
    }

    // --- states

    private @Nullable String docked(Field test) {
        for (Field entry : test.fields()) {
            int at = Contacts.dockedAt(p, ship(name(entry)));
            boolean nowhere = entry.text().equals("nowhere");
            if (nowhere ? at >= 0 : at != piece(entry)) {
                return entry.name() + " is docked at " + (at < 0 ? "nowhere" : Names.of(p, at));
            }
        }
        return null;
    }

    private @Nullable String pinned(Field test) {
        for (Field entry : test.fields()) {
            int by = p.pinnedBy(ship(name(entry)));
            boolean nobody = entry.text().equals("nobody");
            if (nobody ? by >= 0 : by != ship(entry)) {
                return entry.name() + " is pinned by " + (by < 0 ? "nobody" : Names.of(p, by));
            }
        }
        return null;
    }

    private static Field name(Field entry) {
        return Field.at(entry.path(), Tree.of(entry.name()));
    }

    private @Nullable String derelict(Field test) {
        for (Field name : test.rowOrOne()) {
            if (!Aboard.isDerelict(p, ship(name))) {
                return name.text() + " is not derelict";
            }
        }
        return null;
    }
}
