package broadside.engine.properties;

import broadside.engine.chance.Chance;
import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;

/** Plays one game at random; the seed fixes the dice and every choice. */
public final class RandomPlay<P extends Position> {
    /** One choice in this many is a time-out instead, which closes the pending set with its defaults. */
    private static final int TIME_OUT = 24;

    private final Game<P> game;
    private final long seed;
    private final int stopKinds;
    private final Chance chance;
    private final Rng rng;
    private final Choices buffer = new Choices();
    private P position;
    private int choices;

    public RandomPlay(Game<P> game, Setup setup, long seed, int stopKinds) {
        this.game = game;
        this.seed = seed;
        this.stopKinds = stopKinds;
        this.chance = new SplitMixChance(seed);
        this.rng = new Rng(seed ^ 0x5DEECE66DL);
        this.position = game.open(setup);
    }

    /** Holds a choice that answers one pending decision. */
    public record Answer(int decision, int seat, long choice) {}

    public Game<P> game() {
        return game;
    }

    public long seed() {
        return seed;
    }

    public Chance chance() {
        return chance;
    }

    /** Returns random numbers for a check, so that the check is repeatable too. */
    public Rng rng() {
        return rng;
    }

    public P position() {
        return position;
    }

    /** Goes on from another position, such as a copy. */
    public void setPosition(P other) {
        position = other;
    }

    public int choices() {
        return choices;
    }

    /** Deals and runs to the first decision. */
    public void open(Scene scene) {
        position.advance(scene);
    }

    /** Makes one random choice and runs to the next decision. */
    public void step(Scene scene) {
        changeStops();
        if (rng.below(TIME_OUT) == 0) {
            position.close(scene);
            position.advance(scene);
            choices++;
        } else {
            answer(next(), scene);
        }
    }

    /** Makes this choice and runs to the next decision. */
    public void answer(Answer answer, Scene scene) {
        position.answer(answer.decision(), answer.choice(), scene);
        position.advance(scene);
        choices++;
    }

    /** Draws an open decision and an answer to it. */
    public Answer next() {
        Pending pending = waiting(position);
        int open = 0;
        for (int i = 0; i < pending.size(); i++) {
            open += pending.isAnswered(i) ? 0 : 1;
        }
        int wanted = rng.below(open);
        for (int i = 0; i < pending.size(); i++) {
            if (!pending.isAnswered(i) && wanted-- == 0) {
                return draw(pending.decision(i));
            }
        }
        throw new AssertionError("a pending set is complete but not resolved");
    }

    /**
     * Draws an answer to this decision: any legal one, or with an odd seed one of those offered. Where any of a thousand
     * places is legal, only those offered get a game anywhere.
     */
    public Answer draw(Decision decision) {
        if ((seed & 1) != 0) {
            decision.options(position, buffer);
        }
        long choice = (seed & 1) != 0 && buffer.size() > 0
                ? buffer.get(rng.below(buffer.size()))
                : decision.<P>question().draw(position, decision.seat(), rng, buffer);
        return new Answer(decision.id(), decision.seat(), choice);
    }

    /** Returns what the game waits for. */
    public static Pending waiting(Position position) {
        Pending pending = position.pending();
        if (pending == null) {
            throw new AssertionError("the game neither waits nor is over");
        }
        return pending;
    }

    private void changeStops() {
        if (stopKinds > 0 && rng.below(4) == 0) {
            position.setStops(rng.below(position.seats()), rng.below(1 << stopKinds));
            position.setRaised(rng.below(position.seats()), rng.below(2) == 0);
        }
    }
}
