package broadside.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import broadside.engine.chance.Purpose;
import broadside.engine.chance.SplitMixChance;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.harbour.Position;
import broadside.engine.harbour.Rules;
import broadside.engine.tree.Field;
import broadside.engine.yaml.YamlTree;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests scripted dice, which Harbour does not roll. */
class ScriptedChanceTest {
    private static final List<String> SEATS = List.of("ann", "bob", "cat");
    private static final Purpose RAM = Purpose.of("ram");
    private static final Purpose BOBS_CANNON = Purpose.perSeat("cannon", 3)[1];

    private final Rules rules = new Rules();
    private final Position position = rules.open(Setup.of(rules, SEATS, OptionValues.defaults(rules)));

    private static ScriptedChance chance(String yaml, Long seed) {
        return new ScriptedChance(Script.read(Field.at("chance", YamlTree.read(yaml))), SEATS, seed);
    }

    @Test
    void diceComeByPurposeAndInOrder() {
        ScriptedChance chance = chance("dice: {ram: [5, 2], bob.cannon: 6, cannon: 1, '*': [4]}", null);
        assertThat(chance.roll(position, RAM, 6)).isEqualTo(5);
        assertThat(chance.roll(position, BOBS_CANNON, 6)).isEqualTo(6);
        assertThat(chance.roll(position, BOBS_CANNON, 6)).isEqualTo(1);
        assertThat(chance.roll(position, RAM, 6)).isEqualTo(2);
        assertThat(chance.unused()).containsExactly("chance.dice.*: [4]");
        assertThat(chance.roll(position, RAM, 6)).isEqualTo(4);
        assertThat(chance.unused()).isEmpty();
        assertThat(position.draws()).isEqualTo(5);
        assertThatThrownBy(() -> chance.roll(position, RAM, 6))
                .hasMessage("chance falls for 'ram' (a die with 6 sides), but the scenario scripts nothing for it");
    }

    @Test
    void aDieHasItsSides() {
        ScriptedChance chance = chance("dice: {ram: [7]}", null);
        assertThatThrownBy(() -> chance.roll(position, RAM, 6))
                .hasMessage("chance.dice.ram[0]: for 'ram' a number from 1 to 6 is possible, not 7");
    }

    @Test
    void theSeedGivesTheRestAsInSimulation() {
        ScriptedChance chance = chance("dice: {}", 7L);
        Position other = (Position) position.copy();
        SplitMixChance plain = new SplitMixChance(7);
        for (int i = 0; i < 20; i++) {
            assertThat(chance.roll(position, RAM, 6)).isEqualTo(plain.roll(other, RAM, 6));
        }
    }

    @Test
    void aCopyUsesNothingUp() {
        ScriptedChance chance = chance("dice: {ram: [5]}", null);
        assertThat(chance.copy().roll(position, RAM, 6)).isEqualTo(5);
        assertThat(chance.roll(position, RAM, 6)).isEqualTo(5);
    }
}
