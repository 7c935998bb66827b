package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.event.Event;
import broadside.engine.event.Told;
import broadside.engine.words.Named;
import broadside.pirateattack.events.ArmadaFormed;
import broadside.pirateattack.events.Blocked;
import broadside.pirateattack.events.CardPlayed;
import broadside.pirateattack.events.CreatureAttacked;
import broadside.pirateattack.events.DoctorMoved;
import broadside.pirateattack.events.DoctorStruck;
import broadside.pirateattack.events.DoctorTurned;
import broadside.pirateattack.events.FortuneUsed;
import broadside.pirateattack.events.GoldDrawn;
import broadside.pirateattack.events.MarketChanged;
import broadside.pirateattack.events.PlacedUnder;
import broadside.pirateattack.events.RedDrawn;
import broadside.pirateattack.events.ShipLaunched;
import broadside.pirateattack.events.UnderTurned;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts how often each card has changed the table, by what is told. */
final class ActedCards {
    private final Map<String, Integer> acted = new TreeMap<>();

    Map<String, Integer> counts() {
        return acted;
    }

    /** Fails unless each of the cards of the game has acted. */
    void haveAllActed() {
        for (Card card : Card.values()) {
            assertThat(acted).as("acted").containsKey(card.documentName());
        }
        for (WitchDoctor doctor : WitchDoctor.values()) {
            assertThat(acted).as("acted").containsKey(doctor.documentName());
        }
        for (FortuneTeller teller : FortuneTeller.values()) {
            assertThat(acted).as("acted").containsKey(teller.documentName());
        }
    }

    void hear(Told told) {
        Event event = told.event();
        if (event instanceof CardPlayed played) {
            count(played.card());
        } else if (event instanceof ShipLaunched launched) {
            count(launched.ship());
        } else if (event instanceof PlacedUnder placed && placed.card() != null) {
            count(placed.card());
        } else if (event instanceof Blocked blocked) {
            count(blocked.blocker());
        } else if (event instanceof CreatureAttacked attacked) {
            count(attacked.creature());
        } else if (event instanceof DoctorMoved) {
            count(Card.MOVE_A_WITCH_DOCTOR);
        } else if (event instanceof MarketChanged changed) {
            count(marketCard(changed.price()));
        } else if (event instanceof RedDrawn red) {
            count(red.card());
        } else if (event instanceof GoldDrawn gold) {
            count(Card.of(Card.SAVED_GOLD_1.ordinal() + gold.gold() - 1));
        } else if (event instanceof DoctorTurned turned) {
            count(turned.doctor());
        } else if (event instanceof DoctorStruck struck) {
            count(struck.doctor());
        } else if (event instanceof FortuneUsed used) {
            count(used.card());
        } else if (event instanceof UnderTurned under) {
            List<Card> cards = under.cards();
            cards.forEach(this::count);
        } else if (event instanceof ArmadaFormed) {
            count(Card.ARMADA);
        }
    }

    private static Card marketCard(int price) {
        return switch (price) {
            case 0 -> Card.CLOSE_MARKET;
            case 2 -> Card.OPEN_MARKET_2;
            case 3 -> Card.OPEN_MARKET_3;
            case 5 -> Card.OPEN_MARKET_5;
            default -> Card.OPEN_MARKET_10;
        };
    }

    private void count(Named card) {
        acted.merge(card.documentName(), 1, Integer::sum);
    }
}
