package broadside.engine.harbour;

/** Packs the parts of a choice into one long: eight bits for what, eight and eight for which and where. */
public final class Pack {
    private Pack() {}

    public static long of(int what, int which, int where) {
        return what | (long) which << 8 | (long) where << 16;
    }

    public static int what(long choice) {
        return (int) (choice & 255);
    }

    public static int which(long choice) {
        return (int) (choice >> 8 & 255);
    }

    public static int where(long choice) {
        return (int) (choice >> 16 & 255);
    }

    /** Says whether the long is nothing but these three parts. */
    public static boolean isPacked(long choice) {
        return choice >> 24 == 0;
    }
}
