package broadside.cli.board;

import broadside.engine.game.Game;
import broadside.engine.play.Position;
import java.util.List;

/** Finds the board of a game. */
public final class Boards {
    private static final List<Board<?>> ALL = List.of(new SpanishMainBoard(), new PirateAttackBoard());

    private Boards() {}

    /** Returns the board drawn for this game, or the one that can draw any game. */
    @SuppressWarnings("unchecked")
    public static <P extends Position> Board<P> of(Game<P> game) {
        for (Board<?> board : ALL) {
            if (board.game().equals(game.id())) {
                return (Board<P>) board;
            }
        }
        return new DocumentBoard<>(game);
    }
}
