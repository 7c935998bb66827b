package broadside.ai;

import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.game.Judgement;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;

/**
 * Estimates from the whole truth of a position how likely each seat is to win, by playing on many times: for looking back
 * at a finished match, never for play. The same position and number of tries give the same estimate on every machine.
 */
public final class Outlook<P extends Position> {
    private final Judgement<P> judgement;
    private final int tries;
    private final Choices buffer = new Choices();

    public Outlook(Game<P> game, int tries) {
        this.judgement = game.judgement();
        this.tries = tries;
    }

    /** Returns the chance of each seat in thousandths; the position is not changed. */
    @SuppressWarnings("unchecked")
    public int[] chances(P position) {
        int seats = position.seats();
        double[] sums = new double[seats];
        double[] values = new double[seats];
        Foresight<P> foresight = new Foresight<>(judgement, position);
        int rounds = position.isOver() ? 1 : tries;
        for (int i = 0; i < rounds; i++) {
            Trial<P> trial = new Trial<>((P) position.copy(), judgement, buffer, new Rng(i));
            int made = 0;
            for (Decision next = trial.next();
                    next != null && foresight.reaches(made, trial.world());
                    next = trial.next()) {
                trial.choose(next, trial.likely(next));
                made++;
            }
            trial.judge(values);
            for (int seat = 0; seat < seats; seat++) {
                sums[seat] += values[seat];
            }
        }
        int[] chances = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] = (int) Math.round(1000 * sums[seat] / rounds);
        }
        return chances;
    }
}
