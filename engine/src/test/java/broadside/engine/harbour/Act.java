package broadside.engine.harbour;

/** Lists the actions of a turn. */
public enum Act {
    REST,
    PLAY,
    BURY,
    LOOK,
    SHIFT,
    HAUL;

    private static final Act[] ALL = values();

    /** Where {@code LOOK} means the pile instead of a quay. */
    public static final int AT_PILE = Quays.PLACES;

    /** Returns the action of a packed choice, or null. */
    public static Act of(long choice) {
        int what = Pack.what(choice);
        return Pack.isPacked(choice) && what < ALL.length ? ALL[what] : null;
    }

    public long with(int which, int where) {
        return Pack.of(ordinal(), which, where);
    }
}
