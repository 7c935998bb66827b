package broadside.highseas;

import broadside.engine.rules.Clause;
import broadside.engine.tree.Field;
import broadside.engine.tree.Tree;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Nearness;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Measures for a player between pieces and points of the sea, whoever's turn it is (PC-MEASURE-01). */
final class Yardstick {
    static final Clause CLAUSE = Clause.of("PC-MEASURE-01");
    /** Corners of the smallest shape there is: a point must have an outline to be measured from. */
    private static final int DOT = 1;

    /** A mast of a ship, counted from the bow. */
    static final Pattern MAST = Pattern.compile("(.+)\\.mast([1-9])");

    private Yardstick() {}

    /** Tells how far two things are from each other, in millimetres and bars, and whether they touch. */
    static Tree.Branch measure(Position p, Field from, Field to) {
        int distance = distance(p, from, to);
        return Tree.branch()
                .put("distance", Measure.tree(distance))
                .put("S", Measure.tree(bars(distance, Bar.S)))
                .put("L", Measure.tree(bars(distance, Bar.L)))
                .put("touching", Nearness.touch(outline(p, from), outline(p, to)))
                .put("because", Tree.row(List.of(Tree.of(CLAUSE.id()))))
                .done();
    }

    /** Returns how far two things are from each other, in hundredths of a millimetre. */
    static int distance(Position p, Field from, Field to) {
        Polygon a = outline(p, from);
        Polygon b = outline(p, to);
        return from.tree() instanceof Tree.Row && to.tree() instanceof Tree.Row
                ? between(from.row(), to.row())
                : (int) Distance.between(a, b);
    }

    /** Measures between two points exactly; the dots that stand for them would eat a hundredth. */
    private static int between(List<Field> a, List<Field> b) {
        long east = coordinate(a.get(0)) - coordinate(b.get(0));
        long north = coordinate(a.get(1)) - coordinate(b.get(1));
        return (int) StrictMath.round(StrictMath.sqrt((double) (east * east + north * north)));
    }

    private static long coordinate(Field field) {
        Integer value = Measure.read(field.tree());
        return value == null ? 0 : value;
    }

    private static int bars(int distance, Bar bar) {
        return (int) (distance * 100L / bar.length());
    }

    private static Polygon outline(Position p, Field place) {
        if (place.tree() instanceof Tree.Row) {
            return point(p, place);
        }
        Matcher mast = MAST.matcher(place.text());
        if (mast.matches()) {
            return mast(p, place, mast.group(1), Integer.parseInt(mast.group(2)) - 1);
        }
        int piece = Names.piece(p, place.text());
        if (piece < 0 || !p.isAfloat(piece)) {
            throw place.wrong(
                    "'" + place.text() + "' does not lie on the sea; name a ship or an island, or [east, north]");
        }
        return p.outline(piece);
    }

    /** Returns the foot of a mast, from where its cannon's range is measured. */
    private static Polygon mast(Position p, Field place, String name, int mast) {
        int ship = Names.piece(p, name);
        if (ship < 0
                || !p.isAfloat(ship)
                || !Position.isShip(ship)
                || mast >= p.card(ship).masts()) {
            throw place.wrong("'" + place.text() + "' is no mast on this sea");
        }
        Hull.Point foot = p.card(ship).hull().masts().get(mast);
        Pose pose = p.pose(ship);
        int east = pose.east(foot.starboard(), foot.ahead());
        int north = pose.north(foot.starboard(), foot.ahead());
        return Polygon.of(east, north, east + DOT, north, east, north + DOT);
    }

    private static Polygon point(Position p, Field place) {
        List<Field> both = place.row();
        Integer east = both.size() == 2 ? Measure.read(both.get(0).tree()) : null;
        Integer north = both.size() == 2 ? Measure.read(both.get(1).tree()) : null;
        if (east == null
                || north == null
                || Math.min(east, north) < 0
                || Math.max(east, north) > p.chart().size()) {
            throw place.wrong("expected a point of the sea, [east, north] in millimetres");
        }
        return Polygon.of(east, north, east + DOT, north, east, north + DOT);
    }
}
