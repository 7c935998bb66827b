package broadside.pirateattack;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Plays random games one after another and watches them: each ends, all cards are there and all gold is accounted for in
 * every position. Notes what occurred.
 */
final class ManyGames {
    private static final int MOST_CHOICES = 20_000;

    /** Choices after which a minute has passed. */
    private static final int MINUTE = 40;

    private final Rules rules = new Rules();
    private final OptionPairs pairs = OptionPairs.find();
    private final Set<OptionValues> played = new HashSet<>();
    private final Map<Integer, Integer> bySeats = new TreeMap<>();
    private final Map<Ending, Integer> byEnding = new TreeMap<>();
    private final ActedCards acted = new ActedCards();
    private final GoldLedger ledger = new GoldLedger();
    private final Choices buffer = new Choices();
    private long choices;
    private int games;

    int tables() {
        return pairs.tables.size();
    }

    ActedCards acted() {
        return acted;
    }

    void play(int many) {
        for (int game = 0; game < many; game++) {
            Setup setup = setup(game);
            try {
                play(setup, game);
            } catch (RuntimeException | AssertionError failed) {
                throw new AssertionError(
                        "game " + game + ", " + setup.seats().size() + " seats, "
                                + setup.options().write() + ": " + failed.getMessage(),
                        failed);
            }
        }
    }

    /** Goes through the tables, and at each through the numbers of seats; teams need an even one. */
    private Setup setup(int game) {
        OptionValues values = pairs.tables.get(game % tables());
        int seats = 3 + (game / tables() + game) % 8;
        if (rules.startRefusal(seats, values) != null) {
            seats++;
        }
        return Setup.of(rules, Tables.NAMES.subList(0, seats), values);
    }

    private void play(Setup setup, int seed) {
        Position position = rules.open(setup);
        ledger.open();
        Scene scene = Scene.heard(
                new SplitMixChance(seed),
                told -> {
                    acted.hear(told);
                    ledger.hear(told, position);
                },
                null);
        Rng rng = new Rng(seed);
        position.advance(scene);
        int made = 0;
        check(position);
        while (!position.isOver()) {
            if (++made > MOST_CHOICES) {
                throw new AssertionError("no end after " + made + " choices");
            }
            if (made % MINUTE == 0) {
                rules.timePassed(position, made / MINUTE, scene);
            }
            Pending pending = position.pending();
            Decision decision = pending == null ? null : pending.firstOpen();
            if (decision == null) {
                throw new AssertionError("the game neither waits nor is over");
            }
            position.answer(decision.id(), decision.question().draw(position, decision.seat(), rng, buffer), scene);
            position.advance(scene);
            check(position);
        }
        if (rules.outcome(position).places().size() != setup.seats().size()) {
            throw new AssertionError("a seat without a place");
        }
        choices += made;
        games++;
        played.add(setup.options());
        bySeats.merge(setup.seats().size(), 1, Integer::sum);
        byEnding.merge(position.ending(), 1, Integer::sum);
    }

    private void check(Position position) {
        Conservation.check(position);
        ledger.check(position);
    }

    /** Returns the pairs of option values that the rules allow and that no game had. */
    Set<String> missingPairs() {
        Set<String> missing = new TreeSet<>(pairs.possible);
        played.forEach(values -> missing.removeAll(OptionPairs.of(values)));
        return missing;
    }

    String report() {
        return games + " random games, " + choices + " choices, at " + tables() + " tables with all "
                + pairs.possible.size() + " pairs of option values (" + pairs.refused.size() + " are refused)"
                + System.lineSeparator() + "by seats " + bySeats + ", by ending " + byEnding + System.lineSeparator()
                + "gold made " + ledger.made() + ", spent " + ledger.spent() + System.lineSeparator()
                + "cards that acted: " + acted.counts();
    }
}
