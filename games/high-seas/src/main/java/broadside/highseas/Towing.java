package broadside.highseas;

import broadside.highseas.geometry.Angle;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Nearness;
import broadside.highseas.geometry.Overlap;
import broadside.highseas.geometry.Polygon;
import broadside.highseas.geometry.Pose;
import org.jspecify.annotations.Nullable;

/** Finds where a ship in tow comes to lie: her bow at the stern of the ship that tows her. */
public final class Towing {
    private static final int[] LEAN = {0, 1500, -1500, 3000, -3000, 4500, -4500, 6000, -6000, 9000, -9000};
    private static final int GAP = 20;
    private static final int FARTHEST = 1000;

    private Towing() {}

    /** Returns the berth behind a tower at a pose, straight if there is room, else at an angle; null for none. */
    public static @Nullable Pose berth(Position p, int tower, Pose at) {
        int towed = p.tows(tower);
        return towed < 0 ? null : berth(p, tower, at, towed);
    }

    /** Returns the berth of a ship that is to be towed. */
    public static @Nullable Pose berth(Position p, int tower, Pose at, int towed) {
        Hull.Point stern = p.card(tower).hull().stern();
        Hull hull = p.card(towed).hull();
        int tip = 0;
        for (int i = 0; i < hull.outline().corners(); i++) {
            tip = Math.max(tip, hull.outline().y(i));
        }
        Polygon front = p.card(tower).hull().outline().at(at);
        for (int lean : LEAN) {
            int heading = Angle.normal(at.heading() + lean);
            // A bow at an angle meets the stern with its corner, so she lies a little further astern.
            for (int gap = GAP; gap <= FARTHEST; gap += GAP) {
                int x = at.east(stern.starboard(), stern.ahead() - gap);
                int y = at.north(stern.starboard(), stern.ahead() - gap);
                Pose pose = new Pose(x - Angle.east(0, tip, heading), y - Angle.north(0, tip, heading), heading);
                Polygon outline = hull.outline().at(pose);
                if (!Overlap.of(outline, front)) {
                    if (p.chart().allows(outline)
                            && Nearness.touch(outline, front)
                            && isFree(p, outline, tower, towed)) {
                        return pose;
                    }
                    break;
                }
            }
        }
        return null;
    }

    private static boolean isFree(Position p, Polygon outline, int tower, int towed) {
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            if (piece != tower && piece != towed && p.isAfloat(piece) && Overlap.of(outline, p.outline(piece))) {
                return false;
            }
        }
        return true;
    }
}
