package broadside.highseas.geometry;

/** Measures moves and ranges: the short and the long edge of a game card, in hundredths of a millimetre. */
public enum Bar {
    S(6350),
    L(8890);

    private static final Bar[] ALL = values();

    private final int length;

    Bar(int length) {
        this.length = length;
    }

    public int length() {
        return length;
    }

    public static Bar of(int ordinal) {
        return ALL[ordinal];
    }
}
