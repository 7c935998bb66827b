package broadside.highseas.geometry;

/**
 * Turns things: the one place where a heading becomes coordinates.
 *
 * <p>Headings are hundredths of a degree, clockwise from north (up, the y axis). Sines come from {@link StrictMath} and
 * every result is snapped to a whole number, so that all machines agree bit for bit.
 */
public final class Angle {
    /** A full turn. */
    public static final int FULL = 36_000;

    private static final double[] SINE = sines();

    private Angle() {}

    private static double[] sines() {
        double[] sines = new double[FULL];
        for (int i = 0; i < FULL; i++) {
            sines[i] = StrictMath.sin(StrictMath.toRadians(i / 100.0));
        }
        // The quarters are exact, whatever the last bit of pi does.
        sines[0] = 0;
        sines[FULL / 4] = 1;
        sines[FULL / 2] = 0;
        sines[3 * FULL / 4] = -1;
        return sines;
    }

    static double sin(int heading) {
        return SINE[heading];
    }

    static double cos(int heading) {
        return SINE[heading >= 3 * FULL / 4 ? heading - 3 * FULL / 4 : heading + FULL / 4];
    }

    /** Returns the heading between 0 and 35999. */
    public static int normal(int heading) {
        return Math.floorMod(heading, FULL);
    }

    /** Returns by how much one heading differs from another, from 0 to a half turn. */
    public static int between(int first, int second) {
        int turn = Math.floorMod(first - second, FULL);
        return turn > FULL / 2 ? FULL - turn : turn;
    }

    /** Returns the east part of a point given ahead and to starboard, turned to a heading. */
    public static int east(int starboard, int ahead, int heading) {
        return snap(starboard * cos(heading) + ahead * sin(heading));
    }

    /** Returns the north part of a point given ahead and to starboard, turned to a heading. */
    public static int north(int starboard, int ahead, int heading) {
        return snap(ahead * cos(heading) - starboard * sin(heading));
    }

    /** Returns the heading that leads from here to there, to the nearest hundredth of a degree. */
    public static int toward(long dx, long dy) {
        if (dx == 0 && dy == 0) {
            return 0;
        }
        return normal((int) StrictMath.rint(StrictMath.toDegrees(StrictMath.atan2((double) dx, (double) dy)) * 100));
    }

    private static int snap(double value) {
        return (int) StrictMath.rint(value);
    }
}
