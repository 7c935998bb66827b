package broadside.cli;

import broadside.engine.chance.Rng;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import java.util.List;

/** Makes computer captains for the commands that need them. */
public final class Captains {
    public static final List<String> LEVELS = List.of("deckhand", "bosun", "captain");
    private Rng rng = new Rng(1);
    private final Choices buffer = new Choices();

    public void reset(long seed) {
        rng = new Rng(seed);
    }

    public <P extends Position> long choose(String level, P mask, Decision decision) {
        return decision.<P>question().draw(mask, decision.seat(), rng, buffer);
    }
}
