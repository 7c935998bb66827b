package broadside.highseas.questions;

import broadside.engine.tree.Tree;
import broadside.highseas.Measure;
import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Pose;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Packs a pose into a choice, and reads it. */
final class Spot {
    private static final int BITS = 18;

    /** Is a place so far out that it cannot be packed: no place, but it can be refused in words. */
    private static final long OFF_THE_SEA = -1;

    private Spot() {}

    static long of(Pose pose) {
        return ((long) pose.x() << BITS | pose.y()) << BITS | pose.heading();
    }

    static boolean isOne(long choice) {
        return choice >= 0 && choice >>> 3 * BITS == 0 && (choice & (1 << BITS) - 1) < Angle.FULL;
    }

    static Pose pose(long choice) {
        int mask = (1 << BITS) - 1;
        return new Pose((int) (choice >>> 2 * BITS & mask), (int) (choice >>> BITS & mask), (int) (choice & mask));
    }

    static Tree tree(long choice) {
        if (choice == OFF_THE_SEA) {
            return Tree.of("off the sea");
        }
        Pose pose = pose(choice);
        return Tree.row(List.of(Measure.tree(pose.x()), Measure.tree(pose.y()), Measure.tree(pose.heading())));
    }

    /** Reads {@code {<word>: [east, north, heading]}}; null where it is none. */
    static @Nullable Long read(Tree parts, String word) {
        if (!(parts instanceof Tree.Branch branch)
                || branch.children().size() != 1
                || !(branch.get(word) instanceof Tree.Row row)
                || row.items().size() != 3) {
            return null;
        }
        Integer x = Measure.read(row.items().get(0));
        Integer y = Measure.read(row.items().get(1));
        Integer heading = Measure.read(row.items().get(2));
        int most = 1 << BITS;
        if (x == null || y == null || heading == null) {
            return null;
        }
        if (heading < 0 || heading >= Angle.FULL) {
            return null;
        }
        return x >= 0 && y >= 0 && x < most && y < most ? of(new Pose(x, y, heading)) : OFF_THE_SEA;
    }
}
