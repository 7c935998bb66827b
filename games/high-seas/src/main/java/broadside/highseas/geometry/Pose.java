package broadside.highseas.geometry;

/** Says where a piece lies: the place of its own zero point in hundredths of a millimetre, and its heading. */
public record Pose(int x, int y, int heading) {
    public Pose {
        heading = Angle.normal(heading);
    }

    /** Returns where a point of the piece, given ahead and to starboard, lies on the sea: the east part. */
    public int east(int starboard, int ahead) {
        return x + Angle.east(starboard, ahead, heading);
    }

    /** Returns where a point of the piece, given ahead and to starboard, lies on the sea: the north part. */
    public int north(int starboard, int ahead) {
        return y + Angle.north(starboard, ahead, heading);
    }
}
