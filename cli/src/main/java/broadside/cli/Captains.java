package broadside.cli;

import broadside.ai.Budget;
import broadside.ai.Captain;
import broadside.ai.Level;
import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Has the captains of all levels at hand. Belongs to one thread. */
public final class Captains {
    /** The names of the levels, weakest first. */
    public static final List<String> LEVELS =
            Arrays.stream(Level.values()).map(Level::id).toList();

    private final Map<Level, Captain> captains = new EnumMap<>(Level.class);
    private final Budget budget;
    private long seed;

    /**
     * Makes captains.
     *
     * @param seed what is left to chance; with a budget of iterations the same seed gives the same choices
     */
    public Captains(Budget budget, long seed) {
        this.budget = budget;
        this.seed = seed;
    }

    /** Gives them another game to think about. */
    public void reset(long newSeed) {
        seed = newSeed;
    }

    /** Lets a captain choose from what its seat knows. What it decides does not depend on earlier choices. */
    public <P extends Position> long choose(Game<P> game, String level, P mask, Decision decision) {
        Level known = Level.find(level);
        if (known == null) {
            throw new UserError("cli.error.level", level, LEVELS);
        }
        Captain captain = captains.computeIfAbsent(known, Level::captain);
        long own = new Rng(seed + 31L * decision.id() + decision.seat()).next();
        return captain.choose(game, mask, decision, budget, own);
    }
}
