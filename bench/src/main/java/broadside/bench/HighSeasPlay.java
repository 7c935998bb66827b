package broadside.bench;

import broadside.engine.chance.SplitMixChance;
import broadside.engine.play.Decision;
import broadside.engine.play.Scene;
import broadside.highseas.Position;
import broadside.highseas.Rules;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures random turns, copies, options and masks of High Seas with two ships a side. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(
        value = 3,
        jvmArgs = {"-Xms1g", "-Xmx1g", "-XX:+UseSerialGC"})
public class HighSeasPlay {
    private final Table<Position> table = new Table<>(new Rules(), 2);
    private final Position middle = table.middle(5, 150);
    private final Decision decision = Table.open(middle);
    private long key;

    /** Counts turns and decisions beside games. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counts {
        public long turns;
        public long decisions;
    }

    /** Whole games with any legal answer: both players' turns are counted. */
    @Benchmark
    public int wholeGame(Counts counts) {
        Position position = table.game.open(table.setup);
        Scene scene = Scene.silent(new SplitMixChance(key++));
        position.advance(scene);
        int turn = -1;
        while (!position.isOver()) {
            table.choose(position, scene);
            counts.decisions++;
            int now = position.round() * 2 + position.turn();
            counts.turns += now == turn ? 0 : 1;
            turn = now;
        }
        return turn;
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
    public Position copyAndChoose() {
        Position copy = middle.copy();
        table.choose(copy, Scene.silent(new SplitMixChance(key++)));
        return copy;
    }

    @Benchmark
    public Position mask() {
        return middle.mask(0);
    }
}
