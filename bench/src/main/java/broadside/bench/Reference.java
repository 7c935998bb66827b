package broadside.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures the machine itself with a fixed piece of integer work, so that runs on different days can be compared. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class Reference {
    private final byte[] cells = new byte[512];

    /** Mixes and scans half a kilobyte a hundred times. */
    @Benchmark
    public long mixAndScan() {
        long state = 1;
        for (int round = 0; round < 100; round++) {
            state = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L + round;
            int sum = 0;
            for (byte cell : cells) {
                sum += cell;
            }
            cells[(int) (state >>> 55)] = (byte) (sum + round);
        }
        return state;
    }
}
