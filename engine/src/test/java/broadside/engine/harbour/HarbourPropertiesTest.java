package broadside.engine.harbour;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Game;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.properties.GameProperties;
import java.util.List;

/** Checks the properties of every game on Harbour, and so the properties themselves. */
class HarbourPropertiesTest extends GameProperties<Position> {
    private static final Rules RULES = new Rules();

    @Override
    protected Game<Position> game() {
        return RULES;
    }

    @Override
    protected List<Setup> setups() {
        OptionValues options = OptionValues.defaults(RULES);
        List<String> seats = List.of("ann", "bob", "cat");
        return List.of(
                Setup.of(RULES, seats, options.typed("rounds", "20")),
                Setup.of(RULES, seats, options.typed("windows", "lean").typed("rounds", "20")));
    }

    @Override
    protected int games() {
        return 20;
    }

    @Override
    protected int stopKinds() {
        return 1;
    }

    @Override
    protected void conserved(Position position) {
        byte[] all = Cards.all();
        for (int kind = 0; kind < Cards.KINDS; kind++) {
            int count = position.pile().pool()[kind] + position.discarded(kind);
            for (int seat = 0; seat < position.seats(); seat++) {
                count += position.hands().count(seat, kind);
                if (kind == Card.CASTAWAY.ordinal()) {
                    count += position.aboard(seat) + position.waiting(seat);
                }
            }
            for (int quay = 0; quay < Quays.PLACES; quay++) {
                count += position.quays().crate(quay) == kind ? 1 : 0;
            }
            for (int depth = 0; depth < position.pile().fixed(); depth++) {
                count += position.pile().top(depth) == kind ? 1 : 0;
            }
            assertThat(count).as("all of %s", Cards.of(kind)).isEqualTo(all[kind]);
        }
        assertThat(position.bank()).isNotNegative();
    }
}
