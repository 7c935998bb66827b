package broadside.bench;

import broadside.engine.chance.Rng;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Chart;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Edge;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Hulls;
import broadside.highseas.geometry.Overlap;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import broadside.highseas.geometry.RoutePlanner;
import broadside.highseas.geometry.Sight;
import broadside.highseas.geometry.Slide;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures the geometry of High Seas on seas with thirty pieces. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1)
public class HighSeasGeometry {
    private static final int SEAS = 256;
    private static final int PIECES = 30;
    private static final int SIZE = 100_000;
    private static final int[] BARS = {Bar.S.length(), Bar.L.length()};

    private final Hull hull = Hulls.of("square-rigger", 3);
    private final Chart[] charts = new Chart[SEAS];
    private final Pose[] from = new Pose[SEAS];
    private final int[] near = new int[SEAS];
    private final Slide slide = new Slide();
    private final Sight sight = new Sight();
    private final RoutePlanner planner = new RoutePlanner();
    private int next;

    public HighSeasGeometry() {
        Rng rng = new Rng(1);
        for (int sea = 0; sea < SEAS; sea++) {
            Polygon[] pieces = new Polygon[PIECES];
            charts[sea] = new Chart(pieces, SIZE, Edge.WALL);
            for (int piece = 0; piece < PIECES; ) {
                Pose pose = new Pose(8000 + rng.below(84_000), 8000 + rng.below(84_000), rng.below(Angle.FULL));
                Polygon outline = hull.outline().at(pose);
                if (charts[sea].hasRoomFor(outline, -1)) {
                    from[sea] = piece == 0 ? pose : from[sea];
                    pieces[piece++] = outline;
                }
            }
            near[sea] = 1;
            for (int piece = 2; piece < PIECES; piece++) {
                if (Distance.between(pieces[0], pieces[piece]) < Distance.between(pieces[0], pieces[near[sea]])) {
                    near[sea] = piece;
                }
            }
        }
    }

    private int sea() {
        next = next + 1 & SEAS - 1;
        return next;
    }

    @Benchmark
    public boolean overlap() {
        int sea = sea();
        return Overlap.of(charts[sea].pieces()[0], charts[sea].pieces()[near[sea]]);
    }

    @Benchmark
    public long distance() {
        int sea = sea();
        return Distance.between(charts[sea].pieces()[0], charts[sea].pieces()[near[sea]]);
    }

    /** One segment past thirty pieces, hull turned. */
    @Benchmark
    public int firstContact() {
        int sea = sea();
        int heading = sea * 140 % Angle.FULL;
        slide.along(
                hull.outline().turned(heading),
                from[sea].x(),
                from[sea].y(),
                heading,
                Bar.L.length(),
                charts[sea],
                0,
                -1);
        return slide.most();
    }

    /** One mast against the nearest ship, past thirty pieces. */
    @Benchmark
    public boolean lineOfFire() {
        int sea = sea();
        sight.clear();
        for (int piece = 1; piece < PIECES; piece++) {
            if (piece != near[sea]) {
                sight.block(charts[sea].pieces()[piece], piece);
            }
        }
        return sight.look(from[sea].x(), from[sea].y(), charts[sea].pieces()[near[sea]], Bar.L.length());
    }

    /** Routes of a ship with S+L to the nearest ship. */
    @Benchmark
    public int planner() {
        int sea = sea();
        planner.plan(hull, from[sea], BARS, 2, 0, -1, charts[sea], 0, -1, near[sea]);
        return planner.found();
    }
}
