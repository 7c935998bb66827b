package broadside.highseas.geometry;

import java.util.List;

/**
 * Is the shape of a kind of ship: outline, bow, points to measure from, masts, sails and how far she can turn.
 *
 * <p>Own coordinates: starboard and ahead, in hundredths of a millimetre; zero is the middle of the foremost line on
 * which the hull rests on the table. What lies on or ahead of that line is the bow (PC-BOW-01).
 *
 * @param name such as {@code square-rigger-3}
 * @param contacts where a bar may be laid: one point, or two left and right
 * @param masts front to back
 * @param sails what each mast blocks of the ship's own fire, front to back
 * @param stern the point that a ship in tow touches with her bow
 * @param turn how far to either side a bar can be laid, in hundredths of a degree
 */
public record Hull(
        String name,
        Polygon outline,
        Polygon bow,
        List<Point> contacts,
        List<Point> masts,
        List<Polygon> sails,
        Point stern,
        int turn) {

    /** A place on the ship. */
    public record Point(int starboard, int ahead) {}

    public Hull {
        contacts = List.copyOf(contacts);
        masts = List.copyOf(masts);
        sails = List.copyOf(sails);
    }

    /** Returns where the ship's zero point comes to lie when she turns to a heading about one of her contacts. */
    public Pose turned(Pose pose, int contact, int heading) {
        Point point = contacts.get(contact);
        int aboutX = pose.east(point.starboard, point.ahead);
        int aboutY = pose.north(point.starboard, point.ahead);
        return new Pose(
                aboutX - Angle.east(point.starboard, point.ahead, heading),
                aboutY - Angle.north(point.starboard, point.ahead, heading),
                heading);
    }

    /** Says whether a bar can be laid in this direction without passing under the ship (PC-MOVE-05). */
    public boolean canTurn(int from, int to) {
        return Angle.between(from, to) <= turn;
    }

    /** Returns how far the bow reaches at most from a point she is measured from, rounded up. */
    public long bowReach() {
        long most = 0;
        for (Point from : contacts) {
            for (int i = 0; i < bow.corners(); i++) {
                most = Math.max(most, apart(from, bow.x(i), bow.y(i)));
            }
        }
        return most;
    }

    /** Returns how far the points she is measured from lie apart, rounded up; 0 where there is one. */
    public long span() {
        Point last = contacts.get(contacts.size() - 1);
        return apart(contacts.get(0), last.starboard, last.ahead);
    }

    private static long apart(Point from, int starboard, int ahead) {
        long dx = (long) starboard - from.starboard;
        long dy = (long) ahead - from.ahead;
        return Exact.rootUp(dx * dx + dy * dy);
    }
}
