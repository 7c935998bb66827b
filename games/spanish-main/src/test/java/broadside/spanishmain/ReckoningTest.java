package broadside.spanishmain;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import broadside.spanishmain.movements.MoveNation;
import broadside.spanishmain.movements.MovePair;
import broadside.spanishmain.movements.MoveShip;
import broadside.spanishmain.movements.MovementEffect;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What captains foresee of movement cards and adventures is what the rules then do. */
class ReckoningTest {

    @Test
    void whatIsForeseenHappens() {
        int compared = 0;
        for (Setup setup : Tables.all()) {
            Rng rng = new Rng(setup.seats().size());
            Scene scene = Scene.silent(new SplitMixChance(rng.next()));
            Choices options = new Choices();
            Position position = new Rules().open(setup);
            position.advance(scene);
            while (!position.isOver()) {
                Pending pending = Objects.requireNonNull(position.pending());
                Decision decision = Objects.requireNonNull(pending.firstOpen());
                decision.options(position, options);
                for (int i = 0; i < options.size(); i++) {
                    compared += compare(position, decision, options.get(i), scene) ? 1 : 0;
                }
                position.answer(decision.id(), options.get(rng.below(options.size())), scene);
                position.advance(scene);
            }
        }
        assertThat(compared).isGreaterThan(1000);
    }

    private static boolean compare(Position before, Decision decision, long choice, Scene scene) {
        int active = before.active();
        long row = moved(before, choice);
        if (row == 0 || active < 0 || active == Adventure.MUTINY.ordinal()) {
            return false;
        }
        Position after = before.copy();
        after.answer(decision.id(), choice, scene);
        after.advance(scene);
        long outcome = foreseen(before, row, active);
        for (int space = 0; space < Ship.COUNT; space++) {
            int ship = (int) (row >>> (4 * space)) & 15;
            String about = Adventure.of(active) + " at space " + space;
            int change = (Foreseen.gains(outcome) >> space & 1)
                    + (Foreseen.secondGains(outcome) >> space & 1)
                    - (Foreseen.losses(outcome) >> space & 1);
            assertThat(after.shipAt(space)).as(about).isEqualTo(ship);
            assertThat(after.fameUnder(ship) - before.fameUnder(ship)).as(about).isEqualTo(change);
            assertThat(after.isDamaged(ship)).as(about).isEqualTo((Foreseen.damaged(outcome) >> space & 1) != 0);
        }
        return true;
    }

    /** Returns the packed row after a movement card; 0 for other choices. */
    private static long moved(Position position, long choice) {
        long row = 0;
        for (int space = 0; space < Ship.COUNT; space++) {
            row |= (long) position.shipAt(space) << (4 * space);
        }
        if (TurnChoice.action(choice) != TurnChoice.PLAY) {
            return TurnChoice.action(choice) == TurnChoice.PASS ? row : 0;
        }
        MovementEffect effect = Movement.of(TurnChoice.card(choice)).effect();
        int ship = TurnChoice.ship(choice);
        if (effect instanceof MoveShip move) {
            return Packed.move(row, position.spaceOf(ship), 1, move.forward());
        }
        if (effect instanceof MovePair move) {
            return Packed.move(row, position.spaceOf(ship), 2, move.forward());
        }
        return effect instanceof MoveNation move
                ? Packed.moveNation(row, move.nation().ordinal(), move.forward())
                : 0;
    }

    private static long foreseen(Position position, long row, int adventure) {
        int damaged = 0;
        int famous = 0;
        int nation = 0;
        for (int space = 0; space < Ship.COUNT; space++) {
            int ship = (int) (row >>> (4 * space)) & 15;
            damaged |= position.isDamaged(ship) ? 1 << space : 0;
            famous |= position.fameUnder(ship) > 0 ? 1 << space : 0;
            nation |= Ship.nation(ship) == Foreseen.nation(adventure) ? 1 << space : 0;
        }
        return Foreseen.outcome(adventure, damaged, nation, famous);
    }
}
