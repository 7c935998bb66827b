package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.SplitMixChance;
import broadside.engine.document.Labels;
import broadside.engine.document.PositionDocument;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import broadside.engine.tree.Field;
import broadside.engine.yaml.YamlTree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Counts the tree of choices from fixed tables: a slip in any rule that nobody thought to test changes a count.
 *
 * <p>Chance is keyed, so the counts are the same on every machine. When a rule changes on purpose, look at what changed,
 * then take over the new counts.
 */
class PerftTest {
    private final Rules rules = new Rules();

    @ParameterizedTest
    @CsvSource({
        "three-at-play, 1, 39",
        "three-at-play, 3, 451",
        "three-at-play, 5, 13232",
        "four-in-teams, 1, 9",
        "four-in-teams, 3, 288",
        "four-in-teams, 5, 4592",
        "end-phase, 1, 6",
        "end-phase, 5, 644",
        "end-phase, 8, 25282",
    })
    void countsLeaves(String table, int depth, long leaves) throws IOException {
        assertThat(leaves(read(table), depth)).isEqualTo(leaves);
    }

    private Position read(String table) throws IOException {
        try (InputStream in = PerftTest.class.getResourceAsStream("/perft/" + table + ".yaml")) {
            assertThat(in).as(table).isNotNull();
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Position position = PositionDocument.read(rules, Field.root(YamlTree.read(text)), new Labels());
            position.advance(Scene.silent(new SplitMixChance(1)));
            return position;
        }
    }

    /** Counts positions this many choices away; a game that ends earlier counts as one. */
    private static long leaves(Position position, int depth) {
        if (depth == 0 || position.isOver()) {
            return 1;
        }
        Pending pending = position.pending();
        Decision decision = pending == null ? null : pending.firstOpen();
        if (decision == null) {
            throw new IllegalStateException("nothing is pending");
        }
        Choices options = new Choices();
        decision.options(position, options);
        long sum = 0;
        for (int i = 0; i < options.size(); i++) {
            Position next = position.copy();
            // The key depends on the path, so that sister choices see different cards.
            Scene scene = Scene.silent(new SplitMixChance(options.get(i) * 31 + depth));
            next.answer(decision.id(), options.get(i), scene);
            next.advance(scene);
            sum += leaves(next, depth - 1);
        }
        return sum;
    }
}
