package broadside.highseas.geometry;

/** Does the arithmetic that has to be exact: signs of areas, and comparisons that need more than 64 bits. */
final class Exact {
    private Exact() {}

    /** Returns twice the signed area of the triangle abc: positive if c lies to the left of ab. */
    static long cross(long ax, long ay, long bx, long by, long cx, long cy) {
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    }

    /** Says whether a times a is at most b times c; b and c are not negative. */
    static boolean squareAtMost(long a, long b, long c) {
        long high = Math.multiplyHigh(a, a);
        long otherHigh = Math.multiplyHigh(b, c);
        return high != otherHigh ? high < otherHigh : Long.compareUnsigned(a * a, b * c) <= 0;
    }

    /** Returns the least whole number whose square is not less. */
    static long rootUp(long square) {
        long root = (long) Math.ceil(Math.sqrt((double) square));
        while (root > 0 && (root - 1) * (root - 1) >= square) {
            root--;
        }
        while (root * root < square) {
            root++;
        }
        return root;
    }
}
