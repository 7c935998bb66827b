package broadside.highseas;

import broadside.engine.document.Labels;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Nearness;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Gives scenarios the words of the sea: touching, docked, pinned, derelict, distance. */
final class Inspections {
    static final Set<String> WORDS = Set.of("touching", "docked", "pinned", "derelict", "clear");

    private Inspections() {}

    /** Carries out a test; returns what was found instead, or null. */
    static @Nullable String test(Position p, String word, Field test, Labels labels) {
        return switch (word) {
            case "touching" -> pair(p, test, labels, true);
            case "clear" -> pair(p, test, labels, false);
            case "docked" -> docked(p, test, labels);
            case "pinned" -> pinned(p, test, labels);
            default -> derelict(p, test, labels);
        };
    }

    private static int piece(Position p, Field field, Labels labels) {
        Integer labelled = labels.piece(field.text());
        int piece = labelled == null ? Names.piece(p, field.text()) : labelled;
        if (piece < 0 || !p.isAfloat(piece)) {
            throw field.wrong("'" + field.text() + "' does not lie on the sea");
        }
        return piece;
    }

    private static @Nullable String pair(Position p, Field test, Labels labels, boolean wanted) {
        List<Field> both = test.row();
        if (both.size() != 2) {
            throw test.wrong("expected two pieces");
        }
        int a = piece(p, both.get(0), labels);
        int b = piece(p, both.get(1), labels);
        boolean is = Nearness.touch(p.outline(a), p.outline(b));
        long gap = Distance.between(p.outline(a), p.outline(b));
        return is == wanted ? null : "the gap is " + Measure.tree((int) gap) + " mm";
    }

    private static @Nullable String docked(Position p, Field test, Labels labels) {
        for (Field entry : test.fields()) {
            int ship = ship(p, Field.at(entry.path(), Tree.of(entry.name())), labels);
            int at = Contacts.dockedAt(p, ship);
            boolean nowhere = entry.text().equals("nowhere");
            if (nowhere ? at >= 0 : at != piece(p, entry, labels)) {
                return entry.name() + " is docked at " + (at < 0 ? "nowhere" : Names.of(p, at));
            }
        }
        return null;
    }

    private static int ship(Position p, Field field, Labels labels) {
        int piece = piece(p, field, labels);
        if (!Position.isShip(piece)) {
            throw field.wrong("'" + field.text() + "' is no ship");
        }
        return piece;
    }

    private static @Nullable String pinned(Position p, Field test, Labels labels) {
        for (Field entry : test.fields()) {
            int ship = ship(p, Field.at(entry.path(), Tree.of(entry.name())), labels);
            int by = p.pinnedBy(ship);
            boolean nobody = entry.text().equals("nobody");
            if (nobody ? by >= 0 : by != ship(p, entry, labels)) {
                return entry.name() + " is pinned by " + (by < 0 ? "nobody" : Names.of(p, by));
            }
        }
        return null;
    }

    private static @Nullable String derelict(Position p, Field test, Labels labels) {
        for (Field name : test.rowOrOne()) {
            if (!Aboard.isDerelict(p, ship(p, name, labels))) {
                return name.text() + " is not derelict";
            }
        }
        return null;
    }
}
