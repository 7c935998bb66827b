package broadside.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import broadside.engine.chance.Fairness;
import broadside.engine.chance.KeyedChance;
import broadside.engine.chance.Purpose;
import broadside.engine.chance.Rng;
import broadside.engine.game.OptionValues;
import broadside.engine.game.Setup;
import broadside.engine.match.cove.Cove;
import broadside.engine.play.Position;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Java and the Python script in {@code docs/examples} compute the same dice. */
class DiceVectorTest {
    private static final Path EXAMPLES = Path.of("..", "docs", "examples");

    @TempDir
    Path folder;

    private static Field vector() throws IOException {
        return Field.root(Json.read(Files.readString(EXAMPLES.resolve("dice-vector.json"))));
    }

    @Test
    void theVectorInJava() throws IOException {
        Field vector = vector();
        String secret = vector.need("secret").text();
        assertThat(Fairness.commitment(secret))
                .isEqualTo(vector.need("commitment").text());
        byte[] key = Fairness.key(
                secret, vector.need("match").text(), vector.need("strings").texts());
        assertThat(HexFormat.of().formatHex(key)).isEqualTo(vector.need("key").text());
        KeyedChance chance = new KeyedChance(key);
        Cove game = new Cove();
        Position counter = game.open(Setup.of(game, List.of("ann", "bob"), OptionValues.defaults(game)));
        for (Field draw : vector.need("draws").row()) {
            int value = chance.below(
                    counter, Purpose.of("test"), (int) draw.need("bound").whole());
            assertThat(value).isEqualTo((int) draw.need("value").whole());
        }
    }

    @Test
    void theScriptOnTheVectorAndOnARecord() throws IOException, InterruptedException {
        assertThat(script()).contains("The test vector is right");
        Path record = folder.resolve("match.jsonl");
        Files.write(record, ReplayTest.randomMatch(new Cove(), 9, 400).bytes());
        assertThat(script(record.toString(), "--sides", "6")).contains("chain and commitment are right");
        String text = Files.readString(record);
        Files.writeString(record, text.replaceFirst("\"time\":1", "\"time\":2"));
        assertThat(script(record.toString())).contains("was edited");
    }

    /** Every die that a record tells of is the one the script computes. */
    @Test
    void theDiceOfARecord() throws IOException, InterruptedException {
        Path record = folder.resolve("match.jsonl");
        Tables.Lines lines = new Tables.Lines();
        Match<?> match = Tables.start(new Cove(), 4, 2, 1, lines);
        Rng rng = new Rng(4);
        while (!match.isOver()) {
            Tables.answer(match, rng);
        }
        Files.write(record, lines.bytes());
        int dice = 0;
        for (String line : script(record.toString(), "--sides", "6").lines().toList()) {
            int rolls = line.indexOf(" rolls ");
            if (rolls > 0) {
                String shown = line.substring(line.indexOf(": ") + 2, line.indexOf("  "));
                assertThat(line.substring(rolls + 7)).startsWith(shown + ".");
                dice++;
            }
        }
        assertThat(dice).isPositive();
    }

    private static String script(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of("python3", EXAMPLES.resolve("verify_dice.py").toString()));
        command.addAll(List.of(arguments));
        Process process;
        try {
            ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
            builder.environment().put("PYTHONIOENCODING", "utf-8");
            process = builder.start();
        } catch (IOException noPython) {
            assumeTrue(false, "there is no python3 here");
            throw noPython;
        }
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor(20, TimeUnit.SECONDS);
        return said;
    }
}
