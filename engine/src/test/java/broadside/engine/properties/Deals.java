package broadside.engine.properties;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Counts every way to deal the cards of a pool to hidden places, each place with its own rule.
 *
 * <p>Equal cards count as different ones, as they do on a table: so the counts are the weights of the worlds.
 */
public final class Deals {
    private final List<Predicate<String>> places;
    private final Map<String, Integer> pool;
    private final Function<List<String>, String> world;
    private final Map<String, Long> weights = new TreeMap<>();

    private Deals(List<Predicate<String>> places, Map<String, Integer> pool, Function<List<String>, String> world) {
        this.places = places;
        this.pool = new TreeMap<>(pool);
        this.world = world;
    }

    /**
     * Returns how many deals lead to each world.
     *
     * @param places for each hidden place the cards it may hold
     * @param pool how many of each card are dealt from; what is left over stays unseen
     * @param world names the world that a deal, in the order of the places, leads to
     */
    public static Map<String, Long> weights(
            List<Predicate<String>> places, Map<String, Integer> pool, Function<List<String>, String> world) {
        Deals deals = new Deals(places, pool, world);
        deals.deal(new ArrayList<>(), 1);
        return deals.weights;
    }

    private void deal(List<String> dealt, long ways) {
        if (dealt.size() == places.size()) {
            weights.merge(world.apply(List.copyOf(dealt)), ways, Long::sum);
            return;
        }
        for (Map.Entry<String, Integer> card : pool.entrySet()) {
            int left = card.getValue();
            if (left > 0 && places.get(dealt.size()).test(card.getKey())) {
                card.setValue(left - 1);
                dealt.add(card.getKey());
                deal(dealt, ways * left);
                dealt.remove(dealt.size() - 1);
                card.setValue(left);
            }
        }
    }
}
