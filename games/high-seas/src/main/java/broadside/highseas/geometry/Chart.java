package broadside.highseas.geometry;

import org.jspecify.annotations.Nullable;

/**
 * Shows what lies on the sea: outlines by number, a place without a piece is null; a square sea and its edge.
 *
 * <p>Only a look at the caller's array, so that it costs nothing to make.
 */
public record Chart(@Nullable Polygon[] pieces, int size, Edge edge) {

    /** Says whether no part of an outline lies beyond the edge. */
    public boolean isInside(Polygon a) {
        return a.left >= 0 && a.bottom >= 0 && a.right <= size && a.top <= size;
    }

    /** Says whether the edge lets an outline lie here: only a wall keeps every part of it on the sea. */
    public boolean allows(Polygon a) {
        return edge != Edge.WALL || isInside(a);
    }

    /** Returns the first piece that shares area with an outline, or -1; one piece may be left out of account. */
    public int overlapped(Polygon a, int except) {
        for (int i = 0; i < pieces.length; i++) {
            Polygon piece = pieces[i];
            if (piece != null && i != except && Overlap.of(a, piece)) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the first piece from a number on that touches an outline, or -1. */
    public int touched(Polygon a, int except, int from) {
        for (int i = from; i < pieces.length; i++) {
            Polygon piece = pieces[i];
            if (piece != null && i != except && Nearness.touch(a, piece)) {
                return i;
            }
        }
        return -1;
    }

    /** Says whether a piece may be put here: it overlaps nothing, and a wall is not crossed. */
    public boolean hasRoomFor(Polygon a, int except) {
        return allows(a) && overlapped(a, except) < 0;
    }
}
