package broadside.cli.bench;

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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds a table to measure with: whole random games, and a position from the middle of one. */
final class Sample<P extends Position> {
    private static final int MIDDLE = 15;

    private final Game<P> game;
    private final Setup setup;
    private final Choices buffer = new Choices();
    private final Rng rng = new Rng(3);
    private final P middle;
    private final Position mask;
    private final Decision decision;
    private long key;

    /** Kept where the compiler cannot see that nobody looks at it; else it might never be made. */
    private @Nullable Position last;

    Sample(Game<P> game, int players) {
        this.game = game;
        List<String> names = new ArrayList<>();
        for (int seat = 1; seat <= players; seat++) {
            names.add("seat " + seat);
        }
        this.setup = Setup.of(game, names, OptionValues.defaults(game));
        this.middle = play(5, MIDDLE).position();
        Pending pending = middle.pending();
        if (pending == null) {
            throw new IllegalStateException("the sample game is too short");
        }
        this.decision = pending.decision(0);
        this.mask = middle.mask(decision.seat());
    }

    private record Stand<P extends Position>(P position, int choices) {}

    private Stand<P> play(long seed, int most) {
        Scene scene = Scene.silent(new SplitMixChance(seed));
        P position = game.open(setup);
        position.advance(scene);
        int choices = 0;
        while (!position.isOver() && choices < most) {
            Pending pending = position.pending();
            Decision open = pending == null ? null : pending.firstOpen();
            if (open == null) {
                throw new IllegalStateException("nothing is asked, but the game is not over");
            }
            position.answer(open.id(), open.<P>question().draw(position, open.seat(), rng, buffer), scene);
            position.advance(scene);
            choices++;
        }
        return new Stand<>(position, choices);
    }

    /** Plays a whole game and returns how many choices it had. */
    long game() {
        return play(key++, Integer.MAX_VALUE).choices();
    }

    long copy() {
        return keep(middle.copy());
    }

    long options() {
        decision.options(middle, buffer);
        return buffer.size();
    }

    long mask() {
        return keep(middle.mask(decision.seat()));
    }

    /** Fills a copy of a mask with one world that fits it. */
    long fill() {
        Position world = mask.copy();
        world.fill(decision.seat(), rng);
        return keep(world);
    }

    private long keep(Position position) {
        last = position;
        return position.asked();
    }

    @Nullable
    Position last() {
        return last;
    }
}
