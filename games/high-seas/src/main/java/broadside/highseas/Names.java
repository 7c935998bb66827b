package broadside.highseas;

import broadside.engine.words.Words;

/** Says what pieces are called in documents and words. */
public final class Names {
    private Names() {}

    public static String of(Position p, int piece) {
        return Position.isShip(piece) ? p.card(piece).name() : Pieces.ISLANDS.get(piece);
    }

    public static String crew(Position p, int token) {
        int card = p.crewCard(token);
        return card < 0 ? "?" : Pieces.crew(card).name();
    }

    /** Says what everybody sees of a crew: its name if it lies face up. */
    public static String token(Position p, int token) {
        return p.isFaceUp(token) ? crew(p, token) : "facedown crew";
    }

    /** Returns the piece of this name, or -1. */
    public static int piece(Position p, String name) {
        String plain = Words.plain(name);
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            boolean isThere = Position.isShip(piece) || piece < p.islands();
            if (isThere && Words.plain(of(p, piece)).equals(plain)) {
                return piece;
            }
        }
        return -1;
    }
}
