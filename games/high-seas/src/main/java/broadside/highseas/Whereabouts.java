package broadside.highseas;

import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Overlap;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads where a ship of a written table lies: at a pose, docked, with her bow on a ship, or a gap away from something. */
final class Whereabouts {
    static final Set<String> FIELDS = Set.of("pose", "docked", "bow-on", "gap", "bearing", "heading");
    static final Set<String> BOW_ON = Set.of("ship", "at", "side");

    private static final Pattern GAP = Pattern.compile("(\\S+)\\s+from\\s+(.+?)(?:,\\s*bearing\\s+(\\S+))?");
    private static final int STEP = 500;
    private static final int FARTHEST = 200_000;

    private final Position p;
    private final ToIntFunction<Field> pieces;

    /** @param pieces finds the piece, already on the sea, that a field names */
    Whereabouts(Position p, ToIntFunction<Field> pieces) {
        this.p = p;
        this.pieces = pieces;
    }

    Pose read(Field field, int ship) {
        if (field.has("pose")) {
            return pose(field.need("pose"));
        }
        if (field.has("gap")) {
            return gap(field, ship);
        }
        if (field.has("docked")) {
            return against(field, ship, piece(field.need("docked"), false), angle(field, "bearing"));
        }
        if (!field.has("bow-on")) {
            throw field.wrong("say where the ship lies: 'pose', 'docked', 'bow-on' or 'gap'");
        }
        Field other = field.need("bow-on");
        return other.isBranch()
                ? abeam(other.only(BOW_ON), ship)
                : against(field, ship, piece(other, true), angle(field, "bearing"));
    }

    private int piece(Field field, boolean isShip) {
        int piece = pieces.applyAsInt(field);
        if (Position.isShip(piece) != isShip) {
            throw field.wrong("'" + field.text() + "' is no " + (isShip ? "ship" : "island"));
        }
        return piece;
    }

    static Pose pose(Field field) {
        List<Field> parts = field.row();
        Integer x = parts.size() == 3 ? Measure.read(parts.get(0).tree()) : null;
        Integer y = parts.size() == 3 ? Measure.read(parts.get(1).tree()) : null;
        Integer heading = parts.size() == 3 ? Measure.read(parts.get(2).tree()) : null;
        if (x == null || y == null || heading == null || Math.abs(x) > 300_000 || Math.abs(y) > 300_000) {
            throw field.wrong("expected three numbers: millimetres east, millimetres north, degrees");
        }
        return new Pose(x, y, heading);
    }

    private static @Nullable Integer angle(Field field, String name) {
        if (!field.has(name)) {
            return null;
        }
        Integer degrees = Measure.read(field.need(name).tree());
        if (degrees == null) {
            throw field.need(name).wrong("expected degrees, clockwise from north");
        }
        return Angle.normal(degrees);
    }

    private Pose against(Field field, int ship, int piece, @Nullable Integer bearing) {
        for (int turn = 0; turn < Angle.FULL; turn += STEP) {
            Pose pose = Mooring.against(p, ship, piece, Angle.normal((bearing == null ? 0 : bearing) + turn));
            if (pose != null) {
                return pose;
            }
            if (bearing != null) {
                throw field.wrong("there is no room on that side");
            }
        }
        throw field.wrong("there is no room");
    }

    /** Places a ship square to another one, her bow on its bow, stern or the middle between them. */
    private Pose abeam(Field field, int ship) {
        int other = piece(field.need("ship"), true);
        String at = field.text("at", "amidships");
        String side = field.text("side", "starboard");
        if (!Set.of("bow", "amidships", "stern").contains(at)) {
            throw field.need("at").wrong("expected bow, amidships or stern");
        }
        if (!Set.of("port", "starboard").contains(side)) {
            throw field.need("side").wrong("expected port or starboard");
        }
        Pose lies = p.pose(other);
        Polygon hull = p.card(other).hull().outline();
        int bow = 0;
        int stern = 0;
        for (int corner = 0; corner < hull.corners(); corner++) {
            bow = Math.max(bow, hull.y(corner));
            stern = Math.min(stern, hull.y(corner));
        }
        // Near the ends, but not on the very point, where a bow would slip past.
        int ahead = at.equals("bow") ? bow * 2 / 3 : at.equals("stern") ? stern * 2 / 3 : (bow + stern) / 2;
        int bearing = Angle.normal(lies.heading() + (side.equals("port") ? -Angle.FULL / 4 : Angle.FULL / 4));
        Pose pose = Mooring.against(p, ship, other, lies.east(0, ahead), lies.north(0, ahead), bearing);
        if (pose == null) {
            throw field.wrong("there is no room on that side");
        }
        return pose;
    }

    /** Places a ship so that as much water as asked for lies between her and something. */
    private Pose gap(Field field, int ship) {
        Field text = field.need("gap");
        Matcher said = GAP.matcher(text.text().strip());
        Integer gap = said.matches() ? Measure.length(Tree.of(said.group(1))) : null;
        if (gap == null || gap < 0) {
            throw text.wrong("expected a length and a piece, such as '0.5S from B'");
        }
        int piece = pieces.applyAsInt(Field.at(text.path(), Tree.of(said.group(2))));
        Integer bearing = said.group(3) == null ? angle(field, "bearing") : Measure.read(Tree.of(said.group(3)));
        if (bearing == null) {
            throw field.wrong("say on which side: 'bearing', in degrees as seen from there");
        }
        Integer heading = angle(field, "heading");
        Polygon goal = p.outline(piece);
        Hull hull = p.card(ship).hull();
        int least = 0;
        int most = FARTHEST;
        // Both are convex, so the gap only grows with the distance of the middles.
        while (least < most) {
            int away = (least + most) / 2;
            Polygon outline = hull.outline().at(from(goal, away, bearing, heading));
            boolean far = !Overlap.of(outline, goal) && Distance.between(outline, goal) >= gap;
            if (far) {
                most = away;
            } else {
                least = away + 1;
            }
        }
        return from(goal, most, bearing, heading);
    }

    private static Pose from(Polygon goal, int away, int bearing, @Nullable Integer heading) {
        return new Pose(
                goal.middleX() + Angle.east(0, away, bearing),
                goal.middleY() + Angle.north(0, away, bearing),
                heading == null ? 0 : heading);
    }
}
