package broadside.engine.properties;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.play.Position;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Checks on a small table that {@code fill} reaches every consistent world, and each as often as it should.
 *
 * <p>The seed is fixed, so the test is not flaky; the bound is so generous that only a wrong distribution breaks it.
 */
public final class FillFrequency<P extends Position> {
    /** A world that should come less often than this is not counted on. */
    private static final double RARE = 5;

    private final P position;
    private final int viewer;
    private final Function<P, String> world;

    private FillFrequency(P position, int viewer, Function<P, String> world) {
        this.position = position;
        this.viewer = viewer;
        this.world = world;
    }

    /** Looks at this position with the eyes of a viewer; the function names what is different from world to world. */
    public static <P extends Position> FillFrequency<P> of(P position, int viewer, Function<P, String> world) {
        return new FillFrequency<>(position, viewer, world);
    }

    /** Fails unless the worlds come in proportion to these weights, and no other world comes. */
    @SuppressWarnings("unchecked")
    public void mustMatch(Map<String, Long> weights, int samples, long seed) {
        Rng rng = new Rng(seed);
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < samples; i++) {
            P filled = (P) position.mask(viewer);
            filled.fill(viewer, rng);
            counts.merge(world.apply(filled), 1, Integer::sum);
        }
        assertThat(weights.keySet()).as("consistent worlds").containsAll(counts.keySet());
        double total = weights.values().stream().mapToLong(Long::longValue).sum();
        double chiSquare = 0;
        for (Map.Entry<String, Long> entry : weights.entrySet()) {
            double expected = samples * entry.getValue() / total;
            int count = counts.getOrDefault(entry.getKey(), 0);
            assertThat(expected)
                    .as("take more samples for the world %s", entry.getKey())
                    .isGreaterThan(RARE);
            assertThat(count).as("the world %s never comes", entry.getKey()).isPositive();
            chiSquare += (count - expected) * (count - expected) / expected;
        }
        int freedom = weights.size() - 1;
        double bound = freedom + 6 * Math.sqrt(2.0 * freedom) + 6;
        assertThat(chiSquare)
                .as("chi-square of %s against %s (seed %d)", counts, weights, seed)
                .isLessThan(bound);
    }
}
