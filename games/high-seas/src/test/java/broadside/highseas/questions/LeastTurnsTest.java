package broadside.highseas.questions;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Chance;
import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Scene;
import broadside.highseas.Bars;
import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.Rules;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Leg;
import broadside.highseas.geometry.Nearness;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Sails to everything turn after turn, by the courses that are proposed and by the best of many drawn at random. */
class LeastTurnsTest {
    private static final int MOST_TURNS = 12;
    private static final int DRAWN = 40;

    private int arrivals;
    private int exact;

    @Test
    void nobodyArrivesSoonerThanIsSaid() {
        Rules rules = new Rules();
        for (String fleets : List.of("two-ships", "forty-points")) {
            OptionValues options =
                    OptionValues.defaults(rules).typed("rounds", "10").typed("fleets", fleets);
            for (int seed = 1; seed <= 3; seed++) {
                Chance chance = new SplitMixChance(seed);
                Rng rng = new Rng(seed);
                Position p = rules.open(Setup.of(rules, List.of("ann", "bob"), options));
                p.advance(Scene.silent(chance));
                while (!p.isOver()) {
                    Decision decision = p.pending().decision(0);
                    Object question = decision.question();
                    if (question instanceof Sail sail && rng.below(3) == 0) {
                        toEverything(p, sail.ship(), rng, seed);
                    }
                    Choices all = new Choices();
                    decision.options(p, all);
                    p.answer(decision.id(), all.get(rng.below(all.size())), Scene.silent(chance));
                    p.advance(Scene.silent(chance));
                }
            }
        }
        assertThat(arrivals).isGreaterThan(200);
        // Less than the truth would always hold: over open water the number is what it takes.
        assertThat(exact).isGreaterThan(arrivals / 3);
    }

    private void toEverything(Position p, int ship, Rng rng, int seed) {
        for (int goal = 0; goal < p.endOfShips(); goal++) {
            if (p.isAfloat(goal) && goal != ship && goal != p.tows(ship) && !Contacts.touch(p, ship, goal)) {
                int least = LeastTurns.to(p, ship, goal);
                for (boolean drawn : new boolean[] {false, true}) {
                    int turns = turns(p.copy(), ship, goal, drawn ? rng : null);
                    if (turns <= MOST_TURNS) {
                        arrivals++;
                        exact += turns == least ? 1 : 0;
                        assertThat(turns).as("turns to %d, seed %d", goal, seed).isGreaterThanOrEqualTo(least);
                    }
                }
            }
        }
    }

    /** Counts the turns until her bow touches the goal, while nothing else moves. */
    private static int turns(Position p, int ship, int goal, @Nullable Rng rng) {
        for (int turn = 1; turn <= MOST_TURNS; turn++) {
            Trial trial = new Trial(p, ship);
            if (rng == null) {
                new Helm().sail(trial, Goal.of(p, goal));
            } else {
                draw(trial, goal, rng);
            }
            p.place(ship, trial.p.pose(ship));
            if (Nearness.touch(Contacts.bow(p, ship), p.outline(goal))) {
                return turn;
            }
            p.beginAction(ship, 0, false);
        }
        return MOST_TURNS + 1;
    }

    private static void draw(Trial trial, int goal, Rng rng) {
        int[] bars = Bars.of(trial.p, trial.ship);
        for (int bar = 0; bar < bars.length; bar++) {
            Trial best = null;
            for (int i = 0; i < DRAWN; i++) {
                Trial next = trial.fork();
                if (next.sail(Leg.of(bar, 0, rng.below(360) * 100, bars[bar] - rng.below(3) * rng.below(bars[bar] / 3)))
                        && (best == null || away(next, goal) < away(best, goal))) {
                    best = next;
                }
            }
            if (best != null) {
                trial.sail(best.legs().get(best.legs().size() - 1));
            }
        }
    }

    private static long away(Trial trial, int goal) {
        return Distance.between(Contacts.bow(trial.p, trial.ship), trial.p.outline(goal));
    }
}
