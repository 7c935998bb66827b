package broadside.bench;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import java.util.List;

/** Plays games at random for the benchmarks. */
final class Table<P extends Position> {
    private static final List<String> NAMES = List.of("ann", "bob", "cat", "dan");

    final Game<P> game;
    final Setup setup;
    final Rng rng = new Rng(7);
    final Choices buffer = new Choices();

    Table(Game<P> game, int seats) {
        this.game = game;
        this.setup = Setup.of(game, NAMES.subList(0, seats), OptionValues.defaults(game));
    }

    /** Plays one game and returns how many decisions it took. */
    int play(long key) {
        P position = game.open(setup);
        Scene scene = Scene.silent(new SplitMixChance(key));
        position.advance(scene);
        int decisions = 0;
        while (!position.isOver()) {
            choose(position, scene);
            decisions++;
        }
        return decisions;
    }

    /** Makes one random choice and advances. */
    void choose(P position, Scene scene) {
        Decision decision = open(position);
        long choice = decision.question().draw(position, decision.seat(), rng, buffer);
        position.answer(decision.id(), choice, scene);
        position.advance(scene);
    }

    /** Returns a position in the middle of a game. */
    P middle(long key, int decisions) {
        P position = game.open(setup);
        Scene scene = Scene.silent(new SplitMixChance(key));
        position.advance(scene);
        for (int i = 0; i < decisions && !position.isOver(); i++) {
            choose(position, scene);
        }
        return position;
    }

    static Decision open(Position position) {
        Pending pending = position.pending();
        Decision decision = pending == null ? null : pending.firstOpen();
        if (decision == null) {
            throw new IllegalStateException("nothing is pending");
        }
        return decision;
    }
}
