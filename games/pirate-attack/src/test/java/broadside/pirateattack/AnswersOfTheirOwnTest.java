package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.scenario.ScenarioResult;
import broadside.engine.scenario.ScenarioRunner;
import broadside.engine.yaml.YamlTree;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a scenario may write the answer of a question that is not asked, and no other answer. */
class AnswersOfTheirOwnTest {
    private static final String TABLE = """
            title: A trial
            game: pirate-attack
            options: {windows: lean, piles: automatic}
            seats: [ann, bob, cat]
            table:
              at: {turn: ann}
              market: {closed: true}
              ann: {hand: [Spy, Armada], ships: [{ship: Sloop 3/3, as: A}, {ship: Sloop 3/4, as: B}]}
              bob: {hand: [Knife]}
              cat: {ships: [{ship: Sloop 4/4, as: C}, {ship: Sloop 4/4, as: D}]}
            chance: {draw: {deck: [$deck]}}
            play:
            """;

    private static ScenarioResult play(String deck, String steps) {
        String yaml = TABLE.replace("$deck", deck) + steps + "\n";
        return new ScenarioRunner(List.of(new Rules())).run("trial.yaml", YamlTree.read(yaml));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- do: {ann: {play: Spy, target: bob, discard: Knife}}",
                "- do: {ann: [{play: Spy, target: bob}, {discard: Knife}]}",
                "- do: {ann: {play: Spy, target: bob}}\n- expect: {over: false}\n- do: {ann: {discard: Knife}}"
            })
    void theOnlyCardOfAHand(String steps) {
        assertThat(play("Guard, Guard", steps).report()).startsWith("pass");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- do: {ann: {play: Spy, target: bob, discard: Guard}}",
                "- do: {ann: [{play: Spy, target: bob}, {discard: Guard}]}",
                // Once is enough.
                "- do: {ann: [{play: Spy, target: bob}, {discard: Knife}, {discard: Knife}]}",
                // Too late: somebody else has answered since.
                "- do: {ann: {play: Spy, target: bob}}\n- do: {bob: {discard: Guard}}\n- do: {ann: {discard: Knife}}"
            })
    void anotherCardOrAnotherTime(String steps) {
        ScenarioResult result = play("Guard, Guard, Guard", steps);
        assertThat(result.passed()).as(result.report()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- do: {ann: {play: Armada, join: [A, B]}}",
                "- do: {ann: {play: Armada, join: [B, A]}}",
                "- do: {ann: [{play: Armada}, {join: A}, {join: B}, done]}"
            })
    void theOnlyTwoShips(String steps) {
        assertThat(play("Guard", steps).report()).startsWith("pass");
    }

    @Test
    void shipsOfSomebodyElse() {
        assertThat(play("Guard", "- do: {ann: {play: Armada, join: [C, D]}}").report())
                .contains("left over: {join: [C, D]}")
                .contains("answered by itself, as nothing else was possible: {join: \"ann.ships[0]\"}");
    }

    @Test
    void otherAnswersAreRefusedThere() {
        assertThat(play("", "- refuse: {ann: {play: Armada, join: [C, D]}, because: [PA-ARMADA-08]}")
                        .report())
                .startsWith("pass");
        assertThat(play("", "- refuse: {ann: {play: Armada, join: [C, D]}, because: [PA-TURN-01]}")
                        .report())
                .contains("but for another reason");
        assertThat(play("Guard", "- refuse: {ann: {play: Armada, join: [A, B]}}")
                        .report())
                .contains("but it is allowed");
    }
}
