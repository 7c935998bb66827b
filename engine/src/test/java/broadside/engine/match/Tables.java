package broadside.engine.match;

import broadside.engine.chance.Fairness;
import broadside.engine.chance.Rng;
import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Position;
import broadside.engine.tree.Digest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** Sets up matches for tests and plays them at random. */
public final class Tables {
    private static final List<String> NAMES =
            List.of("ann", "bob", "cat", "dan", "eve", "fay", "gil", "hal", "ida", "jim");

    private Tables() {}

    /** Returns the secret that a test's seed stands for. */
    public static String secret(long seed) {
        return Digest.of("seed " + seed);
    }

    public static Header header(Game<?> game, long seed, int people, int captains) {
        List<Sitter> sitters = new ArrayList<>(Collections.nCopies(people, Sitter.person()));
        sitters.addAll(Collections.nCopies(captains, Sitter.captain("deckhand")));
        return header(game, seed, sitters, OptionValues.defaults(game));
    }

    public static Header header(Game<?> game, long seed, List<Sitter> sitters, OptionValues options) {
        Setup setup = Setup.of(game, NAMES.subList(0, sitters.size()), options);
        return Header.of(game, setup, "test-" + seed, sitters, Fairness.commitment(secret(seed)));
    }

    public static <P extends Position> Match<P> start(
            Game<P> game, long seed, int people, int captains, Journal journal) {
        return Match.start(game, header(game, seed, people, captains), secret(seed), ticking(), journal);
    }

    /** Returns a clock that goes on by a second each time it is read. */
    public static LongSupplier ticking() {
        AtomicLong time = new AtomicLong(1_000_000);
        return () -> time.addAndGet(1_000);
    }

    /** Returns an open decision drawn at random. */
    public static Decision anyOpen(Match<?> match, Rng rng) {
        Pending pending = match.position().pending();
        List<Decision> open = new ArrayList<>();
        for (int i = 0; pending != null && i < pending.size(); i++) {
            if (!pending.isAnswered(i)) {
                open.add(pending.decision(i));
            }
        }
        return open.get(rng.below(open.size()));
    }

    /** Answers one open decision at random. */
    public static <P extends Position> Verdict answer(Match<P> match, Rng rng) {
        Decision open = anyOpen(match, rng);
        long choice = open.<P>question().draw(match.position(), open.seat(), rng, new Choices());
        return match.choose(open.seat(), open.id(), choice);
    }

    /** Does one of all the things that can be done at a table. */
    public static <P extends Position> Verdict act(Match<P> match, Rng rng) {
        int seat = rng.below(match.header().seats().size());
        Ballot ballot = match.ballot();
        if (ballot != null && rng.below(3) > 0) {
            return match.vote(seat, ballot.matter(), ballot.to(), rng.below(5) > 0);
        }
        Decision open = anyOpen(match, rng);
        return switch (rng.below(40)) {
            case 0, 1, 2, 3, 4, 5 -> match.undo(seat);
            case 6 -> match.undo(seat, rng.below(match.entries().size() + 2));
            case 7, 8 -> match.vote(seat, Matter.UNDO, rng.below(match.entries().size() + 1), true);
            case 9 -> match.timeOut(open.seat(), open.id());
            case 10 -> match.closeWindow();
            case 11 -> match.raiseHand(seat, rng.below(2) == 0);
            case 12 -> match.setStops(seat, rng.below(2));
            case 13 -> match.takeOver(seat, "bosun");
            case 14 -> match.giveBack(seat);
            case 15 -> match.timeSignal(rng.below(90));
            case 16 -> rng.below(6) == 0 ? match.resign(seat) : match.undo(seat);
            case 17 ->
                rng.below(4) > 0
                        ? match.undo(seat)
                        : match.vote(seat, rng.below(2) == 0 ? Matter.DRAW : Matter.ABANDON, 0, true);
            default -> answer(match, rng);
        };
    }

    /** Collects the lines of a record. */
    public static final class Lines implements Journal {
        public final List<String> lines = new ArrayList<>();

        @Override
        public void append(List<String> more) {
            lines.addAll(more);
        }

        public byte[] bytes() {
            return bytes(lines);
        }

        public static byte[] bytes(List<String> lines) {
            return (lines.isEmpty() ? "" : String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
        }
    }
}
