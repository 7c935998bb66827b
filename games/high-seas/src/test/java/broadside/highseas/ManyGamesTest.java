package broadside.highseas;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import broadside.engine.rules.Cited;
import broadside.engine.rules.Clause;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Plays random games at every table: half of them with any legal answer, half with the candidates of the route planner.
 *
 * <p>All end, nothing overlaps in any position, and gold vanishes only where a clause says so. {@code
 * -Dbroadside.games=N} plays so many games, {@code -Dbroadside.first=N} begins with that one.
 */
class ManyGamesTest {
    private static final int MOST_CHOICES = 30_000;
    /** A scuttled ship takes her treasure with her. Everything else moves gold or pays it out. */
    private static final Clause GOLD_GOES_DOWN = Clause.of("MI-SCUTTLE-05");

    /** Treasure comes into the game when it is dealt. */
    private static final Clause DEALT = Clause.of("CB-TREASURE-05");

    @Test
    void gamesEndAtEveryTable() {
        play(Integer.getInteger("broadside.games", 24));
    }

    /** Plays so many games; returns how those ended that were played with candidates. */
    static Map<Ending, Integer> play(int games) {
        Map<Ending, Integer> endings = new EnumMap<>(Ending.class);
        Map<Ending, Integer> drawn = new EnumMap<>(Ending.class);
        List<Setup> setups = setups();
        long choices = 0;
        int first = Integer.getInteger("broadside.first", 0);
        for (int game = first; game < first + games; game++) {
            Setup setup = setups.get(game / 2 % setups.size());
            boolean candidates = game % 2 == 1;
            try {
                Table table = new Table(setup, game, candidates);
                choices += table.play();
                Ending ending = table.position.ending();
                assertThat(ending).isNotNull();
                (candidates ? endings : drawn).merge(ending, 1, Integer::sum);
            } catch (RuntimeException | AssertionError failed) {
                throw new AssertionError(
                        "game " + game + ", " + setup.options().write() + ": " + failed.getMessage(), failed);
            }
        }
        System.out.println(games + " random games, " + choices + " choices; with candidates " + endings
                + "; with any legal answer " + drawn);
        return endings;
    }

    private static List<Setup> setups() {
        Rules rules = new Rules();
        OptionValues two = OptionValues.defaults(rules);
        OptionValues forty = two.typed("fleets", "forty-points").typed("rounds", "25");
        List<String> names = List.of("ann", "bob");
        return List.of(
                Setup.of(rules, names, two),
                Setup.of(rules, names, forty),
                Setup.of(rules, names, two.typed("setup", "by-hand").typed("rounds", "30")),
                Setup.of(rules, names, two.typed("sea", "900").typed("rounds", "0")));
    }

    /** Is one game being played. */
    private static final class Table {
        private final Setup setup;
        private final Position position;
        private final SplitMixChance chance;
        private final Rng rng;
        private final boolean candidates;
        private final Choices buffer = new Choices();

        Table(Setup setup, long seed, boolean candidates) {
            this.setup = setup;
            this.position = new Rules().open(setup);
            this.chance = new SplitMixChance(seed);
            this.rng = new Rng(seed);
            this.candidates = candidates;
        }

        int play() {
            position.advance(Scene.silent(chance));
            int choices = 0;
            int gold = HighSeasPropertiesTest.gold(position);
            while (!position.isOver()) {
                assertThat(choices++).as("choices without an end").isLessThan(MOST_CHOICES);
                Pending pending = position.pending();
                Decision decision = pending == null ? null : pending.firstOpen();
                assertThat(decision).isNotNull();
                Cited cited = new Cited();
                Scene scene = Scene.heard(chance, told -> {}, cited);
                position.answer(decision.id(), answer(decision), scene);
                position.advance(scene);
                HighSeasPropertiesTest.check(position);
                int now = HighSeasPropertiesTest.gold(position);
                if (now != gold && !cited.has(DEALT)) {
                    assertThat(now).as("gold").isLessThan(gold);
                    assertThat(cited.has(GOLD_GOES_DOWN))
                            .as("gold vanished, and no clause says why")
                            .isTrue();
                }
                gold = now;
            }
            assertThat(new Rules().outcome(position).places())
                    .hasSize(setup.seats().size());
            return choices;
        }

        private long answer(Decision decision) {
            if (candidates) {
                decision.options(position, buffer);
                if (buffer.size() > 0) {
                    return buffer.get(rng.below(buffer.size()));
                }
            }
            return decision.question().draw(position, decision.seat(), rng, buffer);
        }
    }
}
