package broadside.pirateattack;

import static broadside.pirateattack.Cells.DECK_POOL;
import static broadside.pirateattack.Cells.DISCARDS;
import static broadside.pirateattack.Cells.DOCTORS;
import static broadside.pirateattack.Cells.DOCTOR_DISCARDS;
import static broadside.pirateattack.Cells.DOCTOR_POOL;
import static broadside.pirateattack.Cells.GOLD_POOL;
import static broadside.pirateattack.Cells.GOLD_RESERVE;
import static broadside.pirateattack.Cells.LAID;
import static broadside.pirateattack.Cells.LAID_SIZE;
import static broadside.pirateattack.Cells.STOCK;
import static broadside.pirateattack.Cells.TELLERS;
import static broadside.pirateattack.Cells.TELLER_DISCARDS;
import static broadside.pirateattack.Cells.TELLER_POOL;
import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Game;
import broadside.engine.game.Setup;
import broadside.engine.properties.GameProperties;
import java.util.List;

/** Holds the properties of every game on Pirate Attack. */
class PirateAttackPropertiesTest extends GameProperties<Position> {

    @Override
    protected Game<Position> game() {
        return new Rules();
    }

    @Override
    protected List<Setup> setups() {
        return Tables.few();
    }

    @Override
    protected int games() {
        return 1;
    }

    @Override
    protected int stride() {
        return 23;
    }

    @Override
    protected void conserved(Position p) {
        Conservation.check(p);
    }

    /** Counts all 350 cards. */
    static final class Conservation {
        private Conservation() {}

        static void check(Position p) {
            int[] deck = new int[Card.KINDS];
            int[] doctors = new int[WitchDoctor.KINDS];
            int[] tellers = new int[FortuneTeller.KINDS];
            for (int seat = 0; seat < p.seats(); seat++) {
                for (int i = 0; i < Hands.size(p, seat); i++) {
                    deck[Hands.kind(p, seat, i)]++;
                    assertThat(Card.of(Hands.kind(p, seat, i)).isHandCard()).isTrue();
                }
                deck[Card.ARMADA.ordinal()] += Fleet.armada(p, seat) > 0 ? 1 : 0;
                assertThat(Fleet.armada(p, seat)).isNotEqualTo(1);
                assertThat(Purse.free(p, seat)).isNotNegative();
            }
            for (int ship = 0; ship < Fleet.count(p); ship++) {
                deck[Fleet.kind(p, ship)]++;
                assertThat(ship)
                        .isBetween(
                                Fleet.first(p, Fleet.owner(p, ship)),
                                Fleet.first(p, Fleet.owner(p, ship)) + Fleet.size(p, Fleet.owner(p, ship)) - 1);
            }
            for (int i = 0; i < Aboard.underCount(p); i++) {
                deck[Aboard.underKind(p, i)]++;
                assertThat(Aboard.underShip(p, i)).isLessThan(Fleet.count(p));
            }
            for (int i = 0; i < Aboard.curseCount(p); i++) {
                doctors[Aboard.curseKind(p, i)]++;
                assertThat(Aboard.curseShip(p, i)).isLessThan(Fleet.count(p));
            }
            for (int i = 0; i < Fortunes.all(p); i++) {
                tellers[Item.kind(Fortunes.item(p, i))]++;
            }
            for (int i = 0; i < p.cells[LAID_SIZE]; i++) {
                deck[p.cells[LAID + i]]++;
            }
            if (p.marketCard >= 0) {
                deck[p.marketCard]++;
            }
            if (p.bought != 0) {
                doctors[Item.kind(p.bought)]++;
            }
            int hidden = 0;
            for (int kind = 0; kind < Card.KINDS; kind++) {
                hidden += p.counts[DECK_POOL + kind];
                assertThat(deck[kind] + p.counts[DECK_POOL + kind] + p.counts[DISCARDS + kind])
                        .as(Card.of(kind).documentName())
                        .isEqualTo(Card.of(kind).copies());
            }
            assertThat(hidden)
                    .as("unseen cards")
                    .isEqualTo(p.cells[STOCK] + p.cells[STOCK + 1] + p.cells[STOCK + 2] + p.removed);
            int unseen = 0;
            int untold = 0;
            for (int kind = 0; kind < 5; kind++) {
                assertThat(doctors[kind] + p.counts[DOCTOR_POOL + kind] + p.counts[DOCTOR_DISCARDS + kind])
                        .isEqualTo(WitchDoctor.COPIES);
                assertThat(tellers[kind] + p.counts[TELLER_POOL + kind] + p.counts[TELLER_DISCARDS + kind])
                        .isEqualTo(FortuneTeller.COPIES);
                assertThat(p.counts[GOLD_POOL + kind] + p.counts[GOLD_RESERVE + kind])
                        .isEqualTo(Purse.IN_PILE[kind]);
                unseen += p.counts[DOCTOR_POOL + kind];
                untold += p.counts[TELLER_POOL + kind];
            }
            assertThat(unseen).isEqualTo(p.cells[STOCK + DOCTORS]);
            assertThat(untold).isEqualTo(p.cells[STOCK + TELLERS]);
        }
    }
}
