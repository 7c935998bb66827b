package broadside.highseas.geometry;

/** Names headings as people at sea do: by the nearest of eight points. */
public final class Compass {
    private static final String[] POINTS = {
        "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"
    };

    private Compass() {}

    /** Returns the nearest point; languages have their own word for it. */
    public static String nearest(int heading) {
        int eighth = Angle.FULL / POINTS.length;
        return POINTS[Angle.normal(heading + eighth / 2) / eighth];
    }
}
