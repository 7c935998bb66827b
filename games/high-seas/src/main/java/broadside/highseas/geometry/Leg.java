package broadside.highseas.geometry;

/** Packs one segment of a move into a number: which bar, from which contact point, on which heading, how far. */
public final class Leg {
    private static final int LENGTH = 15;
    private static final int HEADING = 16;
    private static final int CONTACT = 1;
    private static final int BITS = LENGTH + HEADING + CONTACT + 3;

    private Leg() {}

    public static long of(int bar, int contact, int heading, int length) {
        return ((((long) bar << CONTACT | contact) << HEADING | heading) << LENGTH) | length;
    }

    /** Says whether a number may be a segment at all; bars are counted from 0 to 7. */
    public static boolean isOne(long leg) {
        return leg >= 0 && leg >>> BITS == 0 && heading(leg) < Angle.FULL && length(leg) > 0;
    }

    /** Says whether a number names a bar without sailing along it: that bar stays unused. */
    public static boolean isUnused(long leg) {
        return leg >= 0 && leg >>> BITS == 0 && heading(leg) < Angle.FULL && length(leg) == 0;
    }

    public static int length(long leg) {
        return (int) (leg & (1 << LENGTH) - 1);
    }

    public static int heading(long leg) {
        return (int) (leg >>> LENGTH & (1 << HEADING) - 1);
    }

    public static int contact(long leg) {
        return (int) (leg >>> LENGTH + HEADING & 1);
    }

    public static int bar(long leg) {
        return (int) (leg >>> LENGTH + HEADING + CONTACT & 7);
    }

    /** Returns where a ship lies after this segment, if nothing stops her. */
    public static Pose end(Hull hull, Pose from, long leg) {
        Pose turned = hull.turned(from, contact(leg), heading(leg));
        return new Pose(
                turned.x() + Angle.east(0, length(leg), heading(leg)),
                turned.y() + Angle.north(0, length(leg), heading(leg)),
                heading(leg));
    }
}
