package broadside.ai;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.Game;
import broadside.engine.game.Outcome;
import broadside.engine.game.Setup;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Plays single games of a series. Belongs to one thread. */
final class SeriesGame<P extends Position> {
    private final Game<P> game;
    private final Setup setup;
    private final List<Contestant> contestants;
    private final List<Captain> captains;

    SeriesGame(Game<P> game, Setup setup, List<Contestant> contestants) {
        this.game = game;
        this.setup = setup;
        this.contestants = contestants;
        this.captains = contestants.stream().map(each -> each.captains().get()).toList();
    }

    /** Plays one game in which contestant n sits at seat n + shift. */
    void play(long dice, int shift, Map<String, Standing> standings) {
        Scene scene = Scene.silent(new SplitMixChance(dice));
        Rng seeds = new Rng(~dice);
        P position = game.open(setup);
        position.advance(scene);
        int seats = contestants.size();
        for (Pending pending = position.pending(); pending != null; pending = position.pending()) {
            Decision decision = Objects.requireNonNull(pending.firstOpen());
            int player = Math.floorMod(decision.seat() - shift, seats);
            long begun = System.nanoTime();
            long choice = captains.get(player)
                    .choose(
                            game,
                            mask(position, decision.seat()),
                            decision,
                            contestants.get(player).budget(),
                            seeds.next());
            standing(standings, player).decision(System.nanoTime() - begun);
            if (!decision.legal(position, choice)) {
                throw new IllegalStateException(
                        contestants.get(player).name() + " chose " + choice + ", which is not legal");
            }
            position.answer(decision.id(), choice, scene);
            position.advance(scene);
        }
        Outcome outcome = game.outcome(position);
        List<Integer> winners = outcome.winners();
        for (int seat = 0; seat < seats; seat++) {
            double won = winners.contains(seat) ? 1.0 / winners.size() : 0;
            standing(standings, Math.floorMod(seat - shift, seats)).game(won);
        }
    }

    private Standing standing(Map<String, Standing> standings, int player) {
        return Objects.requireNonNull(standings.get(contestants.get(player).name()));
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position> P mask(P position, int seat) {
        return (P) position.mask(seat);
    }
}
