package broadside.ai;

import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;

/** Chooses anything legal. */
final class Deckhand implements Captain {
    private final Choices buffer = new Choices();

    @Override
    public <P extends Position> long choose(Game<P> game, P mask, Decision decision, Budget budget, long seed) {
        return decision.<P>question().draw(mask, decision.seat(), new Rng(seed), buffer);
    }
}
