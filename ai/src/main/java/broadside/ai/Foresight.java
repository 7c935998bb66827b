package broadside.ai;

import broadside.engine.game.Judgement;
import broadside.engine.play.Position;

/** Says how far ahead of one position captains look before they judge: so many decisions, or to the end of a turn. */
final class Foresight<P extends Position> {
    private final Judgement<P> judgement;
    private final int decisions;
    private final int lastTurn;

    Foresight(Judgement<P> judgement, P from) {
        this.judgement = judgement;
        decisions = judgement.horizon(from);
        int turns = judgement.turnsAhead();
        lastTurn = turns == Integer.MAX_VALUE ? turns : judgement.turns(from) + turns;
    }

    /** Says whether a world in which so many decisions were made since then is still near enough to play on. */
    boolean reaches(int made, P world) {
        return made < decisions && (lastTurn == Integer.MAX_VALUE || judgement.turns(world) < lastTurn);
    }
}
