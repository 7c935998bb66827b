package broadside.bench;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.document.PositionDocument;
import broadside.engine.game.Game;
import broadside.engine.play.Decision;
import broadside.engine.play.Position;
import broadside.engine.play.Scene;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures random play, copies, options, masks, fills and documents of a game; each game says only how it is set up. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(
        value = 3,
        jvmArgs = {"-Xms1g", "-Xmx1g", "-XX:+AlwaysPreTouch", "-XX:+UseSerialGC"})
public abstract class Play<P extends Position> {
    final Table<P> table;
    private final P middle;
    private final Position mask;
    private final Decision decision;
    private final Rng rng = new Rng(3);
    private long key;

    /**
     * Sets up a table.
     *
     * @param before how many decisions lie before the position in the middle of a game that is copied, masked and so on
     */
    Play(Game<P> game, int seats, int before) {
        table = new Table<>(game, seats);
        middle = table.middle(5, before);
        mask = middle.mask(0);
        decision = Table.open(middle);
    }

    /** Counts decisions beside games. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counts {
        public long decisions;
    }

    @Benchmark
    public int wholeGame(Counts counts) {
        int decisions = table.play(key++);
        counts.decisions += decisions;
        return decisions;
    }

    @Benchmark
    public Position copy() {
        return middle.copy();
    }

    @Benchmark
    public int options() {
        decision.options(middle, table.buffer);
        return table.buffer.size();
    }

    /** A copy, one random choice and everything until the next decision. */
    @Benchmark
    @SuppressWarnings("unchecked")
    public Position copyAndChoose() {
        P copy = (P) middle.copy();
        table.choose(copy, Scene.silent(new SplitMixChance(key++)));
        return copy;
    }

    @Benchmark
    public Position mask() {
        return middle.mask(0);
    }

    /** A copy of a mask filled with one consistent world. */
    @Benchmark
    public Position fill() {
        Position world = mask.copy();
        world.fill(0, rng);
        return world;
    }

    @Benchmark
    public Object document() {
        return PositionDocument.write(table.game, middle);
    }
}
