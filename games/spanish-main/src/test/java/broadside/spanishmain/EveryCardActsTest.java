package broadside.spanishmain;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.chance.Rng;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.event.Event;
import broadside.engine.event.Told;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Choices;
import broadside.engine.play.Decision;
import broadside.engine.play.Pending;
import broadside.engine.play.Scene;
import broadside.engine.words.Named;
import broadside.spanishmain.events.AdventureDiscarded;
import broadside.spanishmain.events.AdventureExecuted;
import broadside.spanishmain.events.AdventureTurnedUp;
import broadside.spanishmain.events.MovementDiscarded;
import broadside.spanishmain.events.MovementPlayed;
import broadside.spanishmain.events.MovementTurnedUp;
import broadside.spanishmain.events.ShipMoved;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Plays until every card has changed the table at least once, and says how often each did. */
class EveryCardActsTest {
    private static final int GAMES = 400;

    private final Rules rules = new Rules();
    private final Map<String, Integer> acted = new TreeMap<>();
    private @Nullable Named acting;

    @Test
    void everyCardActs() {
        for (int game = 0; game < GAMES; game++) {
            play(game);
        }
        System.out.println("Cards that acted in " + GAMES + " random games: " + acted);
        for (Adventure adventure : Adventure.values()) {
            assertThat(acted).as("acted").containsKey(adventure.documentName());
        }
        for (Movement movement : Movement.values()) {
            assertThat(acted).as("acted").containsKey(movement.documentName());
        }
    }

    private void play(int game) {
        Setup setup = Setup.of(rules, List.of("ann", "bob", "cat"), OptionValues.defaults(rules));
        Position position = rules.open(setup);
        Scene scene = Scene.heard(new SplitMixChance(game), this::hear, null);
        Rng rng = new Rng(game);
        Choices buffer = new Choices();
        position.advance(scene);
        while (!position.isOver()) {
            Pending pending = position.pending();
            Decision decision = pending == null ? null : pending.firstOpen();
            assertThat(decision).isNotNull();
            position.answer(decision.id(), decision.question().draw(position, decision.seat(), rng, buffer), scene);
            position.advance(scene);
        }
    }

    private void hear(Told told) {
        Event event = told.event();
        if (event instanceof MovementPlayed played) {
            acting = played.movement();
        } else if (event instanceof AdventureExecuted executed) {
            acting = executed.adventure();
        } else if (event instanceof AdventureDiscarded && acting == Movement.FOG_AHEAD) {
            count();
        } else if (event instanceof ShipMoved moved && moved.from() == moved.to()) {
            // A ship that stays where it is has not been acted on.
            return;
        } else if (!(event instanceof MovementDiscarded
                || event instanceof MovementTurnedUp
                || event instanceof AdventureDiscarded
                || event instanceof AdventureTurnedUp)) {
            count();
        } else if (event instanceof AdventureTurnedUp) {
            acting = null;
        }
    }

    private void count() {
        Named card = acting;
        if (card != null) {
            acted.merge(card.documentName(), 1, Integer::sum);
        }
    }
}
