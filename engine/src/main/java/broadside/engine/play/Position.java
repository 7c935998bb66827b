package broadside.engine.play;

import broadside.engine.chance.Rng;
import broadside.engine.game.Setup;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Holds the whole truth of one game at one moment, including what is still to be resolved.
 *
 * <p>Mutable inside; {@link #copy} is cheap and deep; never shared between threads. It holds no secret of the dice, only
 * how many draws were made. A game's position extends this with its own arrays.
 */
public abstract class Position {
    /** More steps than any effect needs: past this the rules loop, and we stop with a report instead of hanging. */
    private static final int MOST_STEPS = 100_000;

    /** The viewer who sits at no seat. */
    public static final int SPECTATOR = -1;

    private static final int[] NO_STOPS = {};

    private Setup setup;
    private @Nullable Steps steps;
    private @Nullable Frame interrupted;
    private @Nullable Pending pending;
    private long draws;
    private int asked;
    private int reveals;
    private int[] stops;
    private int raised;
    private boolean over;

    protected Position(Setup setup) {
        this.setup = setup;
        this.stops = NO_STOPS;
    }

    /** Copies what every game shares; agenda and pending decisions are immutable and shared. */
    protected Position(Position other) {
        this.setup = other.setup;
        this.steps = other.steps;
        this.interrupted = other.interrupted;
        this.pending = other.pending;
        this.draws = other.draws;
        this.asked = other.asked;
        this.reveals = other.reveals;
        this.stops = other.stops;
        this.raised = other.raised;
        this.over = other.over;
    }

    /** Returns a deep copy. */
    public abstract Position copy();

    /** Gives the seats other names, in their order; everything else stays as it is. */
    public final void rename(Setup names) {
        if (names.seats().size() != setup.seats().size() || names.options() != setup.options()) {
            throw new IllegalArgumentException("only the names of the seats may differ");
        }
        setup = names;
    }

    /**
     * Returns a position in which everything this seat does not know is unknown (-1: what a spectator knows).
     *
     * <p>Views, captains and samples are all made from here. Implementations copy, hide, and call
     * {@link #hideFrom}.
     */
    public abstract Position mask(int seat);

    /** Turns a mask of this seat into one world consistent with it, each equally likely. */
    public abstract void fill(int seat, Rng rng);

    public final Setup setup() {
        return setup;
    }

    public final int seats() {
        return setup.seats().size();
    }

    // --- the agenda

    /** Runs this step next. Of several calls in one step the last runs first. */
    public final void now(Step<?> step) {
        steps = new Steps(step, steps);
    }

    /** Runs these steps next, in this order. */
    public final void now(Step<?> first, Step<?> second) {
        steps = new Steps(first, new Steps(second, steps));
    }

    /** Runs these steps next, in this order. */
    public final void now(Step<?> first, Step<?> second, Step<?> third) {
        steps = new Steps(first, new Steps(second, new Steps(third, steps)));
    }

    /** Runs this step when the current effect is finished, after what is already waiting for that. */
    public final void later(Step<?> step) {
        steps = Steps.append(steps, step);
    }

    /** Opens a frame above the current effect: these steps, in this order, and all they cause come first. */
    public final void interrupt(Step<?>... effect) {
        interrupted = new Frame(steps, interrupted);
        steps = null;
        for (int i = effect.length - 1; i >= 0; i--) {
            now(effect[i]);
        }
    }

    /** Returns the effect that the current frame interrupts, or null. */
    public final @Nullable Frame interrupted() {
        return interrupted;
    }

    /** Drops all that the interrupted effect has left to do: it is blocked. */
    public final void cancelInterrupted() {
        replaceInterrupted(null);
    }

    /** Gives the interrupted effect other steps to go on with: it is changed or redirected. */
    public final void replaceInterrupted(@Nullable Steps other) {
        Frame frame = interrupted;
        if (frame == null) {
            throw new RulesFault("nothing is interrupted");
        }
        interrupted = new Frame(other, frame.below());
    }

    /** Returns the steps of the current frame, next first. */
    public final @Nullable Steps agenda() {
        return steps;
    }

    /** Runs steps until a player has to choose or the game is over. */
    @SuppressWarnings("unchecked")
    public final void advance(Scene scene) {
        int left = MOST_STEPS;
        while (pending == null && !over) {
            Steps next = steps;
            if (next == null) {
                Frame frame = interrupted;
                if (frame == null) {
                    throw new RulesFault("nothing is left to do, but the game is not over");
                }
                steps = frame.steps();
                interrupted = frame.below();
                continue;
            }
            if (--left < 0) {
                throw new RulesFault(
                        "more than " + MOST_STEPS + " steps without a choice; the last was " + next.first());
            }
            steps = next.rest();
            Step<Position> step = (Step<Position>) next.first();
            if (scene.heard()) {
                scene.cite(step.clauses());
            }
            step.run(this, scene);
        }
    }

    /** Ends the game: nothing that is still on the agenda happens. */
    public final void end() {
        over = true;
        pending = null;
        steps = null;
        interrupted = null;
    }

    public final boolean isOver() {
        return over;
    }

    // --- decisions

    /** Returns what the game waits for, or null while steps run and after the end. */
    public final @Nullable Pending pending() {
        return pending;
    }

    /** Waits for one seat. */
    public final void ask(int seat, Question<?> question) {
        waitOnce();
        pending = new Pending(new Decision[] {new Decision(asked++, seat, question)}, null);
    }

    /** Waits for several seats at once; the answers stay sealed until all are there, then the closing resolves them. */
    public final void askTogether(Closing<?> closing, int[] seats, Question<?>[] questions) {
        Decision[] decisions = new Decision[seats.length];
        for (int i = 0; i < seats.length; i++) {
            decisions[i] = new Decision(asked++, seats[i], questions[i]);
        }
        waitOnce();
        pending = new Pending(decisions, closing);
    }

    /** Asks every seat the same at once; the answers stay sealed until all are there, then the closing resolves them. */
    public final void askAll(Closing<?> closing, Question<?> question) {
        int[] seats = new int[seats()];
        Question<?>[] questions = new Question<?>[seats()];
        for (int seat = 0; seat < seats(); seat++) {
            seats[seat] = seat;
            questions[seat] = question;
        }
        askTogether(closing, seats, questions);
    }

    /** A second question would replace the first, whose answer would then be missing without a trace. */
    private void waitOnce() {
        if (pending != null) {
            throw new RulesFault(
                    "a decision is pending already: " + pending.decision(0).question());
        }
    }

    /**
     * Answers a pending decision; the caller has checked that the choice is legal. The last answer of a set resolves
     * it. Call {@link #advance} afterwards.
     */
    public final void answer(int decision, long choice, Scene scene) {
        Pending waiting = pending;
        int index = waiting == null ? -1 : waiting.indexOf(decision);
        if (waiting == null || index < 0 || waiting.isAnswered(index)) {
            throw new IllegalArgumentException("decision " + decision + " is not pending");
        }
        if (waiting.size() == 1 && waiting.closing() == null) {
            pending = null;
            Decision only = waiting.decision(0);
            only.question().take(this, only.seat(), choice, scene);
            return;
        }
        Pending sealed = waiting.seal(index, choice);
        pending = sealed;
        if (sealed.isComplete()) {
            resolve(sealed, scene);
        }
    }

    /** Closes a set: who has not answered gives the default. Call {@link #advance} afterwards. */
    public final void close(Scene scene) {
        Pending waiting = pending;
        if (waiting == null) {
            throw new IllegalStateException("nothing is pending");
        }
        for (int i = 0; i < waiting.size(); i++) {
            if (!waiting.isAnswered(i)) {
                Decision open = waiting.decision(i);
                waiting = waiting.seal(i, open.fallback(this));
            }
        }
        resolve(waiting, scene);
    }

    @SuppressWarnings("unchecked")
    private void resolve(Pending answered, Scene scene) {
        pending = null;
        Closing<Position> closing = (Closing<Position>) answered.closing();
        if (closing != null) {
            closing.close(this, answered, scene);
            return;
        }
        for (int i = 0; i < answered.size(); i++) {
            Decision decision = answered.decision(i);
            decision.question().take(this, decision.seat(), answered.answer(i), scene);
        }
    }

    /**
     * Takes out of a mask what every game keeps from this seat: sealed answers of others, also those on the agenda,
     * their stops and raised hands, and the counters.
     */
    protected final void hideFrom(int seat) {
        Pending waiting = pending;
        if (waiting != null) {
            pending = waiting.seenBy(seat);
        }
        steps = Steps.seenBy(steps, seat);
        interrupted = Frame.seenBy(interrupted, seat);
        // At which moments others want to be asked is their own business; only the pause is public.
        for (int other = 0; other < seats(); other++) {
            if (other != seat) {
                setRaised(other, false);
                if (stops(other) != 0) {
                    setStops(other, 0);
                }
            }
        }
        draws = 0;
        reveals = 0;
    }

    // --- counters

    /** Counts one draw and returns its number; only chance calls this. */
    public final long nextDraw() {
        return draws++;
    }

    /** Returns how many draws were made. */
    public final long draws() {
        return draws;
    }

    /** Sets how many draws were made: dice are not given back by an undo. */
    public final void setDraws(long count) {
        draws = count;
    }

    /** Returns how many decisions were asked; the next one gets this id. */
    public final int asked() {
        return asked;
    }

    /** Notes that somebody came to know something hidden, which ends free undo. */
    public final void noteReveal() {
        reveals++;
    }

    public final int reveals() {
        return reveals;
    }

    // --- stops and raised hands

    /** Returns the kinds of moments, as bits, at which this seat wants to be asked. */
    public final int stops(int seat) {
        return stops.length == 0 ? 0 : stops[seat];
    }

    /** Sets the kinds of moments at which this seat wants to be asked. */
    public final void setStops(int seat, int kinds) {
        int[] changed = stops.length == 0 ? new int[seats()] : stops.clone();
        changed[seat] = kinds;
        stops = Arrays.stream(changed).allMatch(k -> k == 0) ? NO_STOPS : changed;
    }

    public final boolean isRaised(int seat) {
        return (raised >> seat & 1) != 0;
    }

    /** Raises or lowers a hand: a raised one is asked at the next checkpoint. */
    public final void setRaised(int seat, boolean up) {
        raised = up ? raised | 1 << seat : raised & ~(1 << seat);
    }

    // --- documents

    /** Restores what the document of a position says about its running state; only documents call this. */
    public final void restore(
            @Nullable Steps agenda,
            @Nullable Frame below,
            @Nullable Pending waiting,
            long drawCount,
            int askedCount,
            int revealCount,
            boolean isOver) {
        steps = agenda;
        interrupted = below;
        pending = waiting;
        draws = drawCount;
        asked = askedCount;
        reveals = revealCount;
        over = isOver;
    }
}
