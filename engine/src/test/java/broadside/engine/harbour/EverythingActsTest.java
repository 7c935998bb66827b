package broadside.engine.harbour;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.event.Event;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.play.Pending;
import broadside.engine.play.Question;
import broadside.engine.play.Scene;
import broadside.engine.properties.RandomPlay;
import broadside.engine.rules.Cited;
import broadside.engine.rules.Clause;
import broadside.engine.rules.ClauseIndex;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Checks that random play reaches all there is: else the properties prove less than they seem to. */
class EverythingActsTest {
    private static final int GAMES = 60;

    /** Clauses of refusals and of the outcome are not cited by steps. */
    private static final Set<String> ELSEWHERE = Set.of(
            "HB-SEAT-01",
            "HB-TURN-03",
            "HB-DAWN-03",
            "HB-PLUN-02",
            "HB-PLUN-03",
            "HB-REAC-01",
            "HB-REAC-05",
            "HB-PRES-03",
            "HB-PRES-04",
            "HB-ANCH-02",
            "HB-ENDS-02",
            "HB-ENDS-03");

    @Test
    void everyCardEventQuestionAndClauseOccurs() {
        Set<String> seen = new TreeSet<>();
        Set<Card> discarded = new TreeSet<>();
        Cited cited = new Cited();
        Rules rules = new Rules();
        Setup setup =
                Setup.of(rules, HarbourTable.SEATS, OptionValues.defaults(rules).typed("rounds", "20"));
        for (long seed = 1; seed <= GAMES; seed++) {
            RandomPlay<Position> play = new RandomPlay<>(rules, setup, seed, 1);
            Scene scene = Scene.heard(play.chance(), told -> seen.add(name(told.event())), cited);
            play.open(scene);
            while (!play.position().isOver()) {
                Pending pending = RandomPlay.waiting(play.position());
                seen.add(name(pending.decision(0).question()));
                play.step(scene);
            }
            for (Card card : Card.values()) {
                if (!card.isCrate() && play.position().discarded(card.ordinal()) > 0) {
                    discarded.add(card);
                }
            }
        }
        for (Class<? extends Record> type : Records.CODEC.classes()) {
            if (Event.class.isAssignableFrom(type) || Question.class.isAssignableFrom(type)) {
                assertThat(seen).contains(type.getSimpleName());
            }
        }
        assertThat(discarded).as("cards played").hasSize(Cards.KINDS - 3);
        for (Clause clause : ClauseIndex.of("HB").clauses()) {
            boolean played = clause.testable() && !clause.kind().equals("component");
            assertThat(!played || cited.has(clause) || ELSEWHERE.contains(clause.id()))
                    .as("%s applied", clause)
                    .isTrue();
        }
    }

    private static String name(Object record) {
        return record.getClass().getSimpleName();
    }
}
