package broadside.highseas;

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

    /** Returns the piece of this name, or -1. */
    public static int piece(Position p, String name) {
        String plain = broadside.engine.words.Words.plain(name);
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            boolean isThere = Position.isShip(piece) || piece < p.islands();
            if (isThere && broadside.engine.words.Words.plain(of(p, piece)).equals(plain)) {
                return piece;
            }
        }
        return -1;
    }
}
