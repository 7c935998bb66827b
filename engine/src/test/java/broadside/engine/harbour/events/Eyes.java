package broadside.engine.harbour.events;

/** Says who sees a hidden card: one bit per seat, none for a spectator. */
final class Eyes {
    private Eyes() {}

    static boolean open(int eyes, int viewer) {
        return viewer >= 0 && (eyes >> viewer & 1) != 0;
    }
}
