package broadside.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.cli.CliRun;
import broadside.cli.ExitCode;
import broadside.engine.tree.Field;
import broadside.engine.tree.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Talks to the engine in JSON lines. */
class EngineTest {
    private static List<Field> messages(CliRun run) {
        return run.out().lines().map(line -> Field.root(Json.read(line))).toList();
    }

    private static List<Field> of(CliRun run, String type) {
        return messages(run).stream()
                .filter(message -> message.need("type").text().equals(type))
                .toList();
    }

    private static CliRun engine(String typed, String... more) {
        String[] args = new String[4 + more.length];
        System.arraycopy(new String[] {"engine", "spanish-main", "--seed", "4"}, 0, args, 0, 4);
        System.arraycopy(more, 0, args, 4, more.length);
        return CliRun.typing(typed, args);
    }

    @Test
    void itGreetsShowsTheViewAndAsks() {
        CliRun run = engine("", "--seats", "bot,deckhand");
        assertThat(run.code()).isEqualTo(ExitCode.NEGATIVE);
        assertThat(run.err()).contains("the input ended before the match was over");
        List<Field> messages = messages(run);
        assertThat(messages.get(0).need("type").text()).isEqualTo("hello");
        assertThat(messages)
                .allSatisfy(message -> assertThat(message.need("to").text()).isEqualTo("Bot"));
        assertThat(of(run, "view")).hasSize(1);
        assertThat(of(run, "decision").get(0).need("options").row()).isNotEmpty();
    }

    @Test
    void mistakesAreAnsweredAndTheMatchGoesOn() {
        String typed = """
                nonsense
                [1]
                {"type":"dance"}
                {"type":"choose","decision":99,"option":0}
                {"type":"choose","decision":0,"option":999}
                {"type":"choose","decision":0,"parts":{"play":"Atlantis"}}
                {"type":"choose","as":"Zed","decision":0,"option":0}
                {"type":"choose","decision":0,"option":0,"ref":"mine"}
                {"type":"choose","decision":0,"option":0}
                """;
        CliRun run = engine(typed, "--seats", "bot,deckhand");
        assertThat(of(run, "error")).hasSize(4);
        List<Field> refused = of(run, "refused");
        assertThat(refused).hasSize(4);
        assertThat(refused.get(0).need("stale").truth()).isTrue();
        assertThat(refused.get(3).need("stale").truth()).isTrue();
        assertThat(of(run, "done").get(0).need("ref").text()).isEqualTo("mine");
        assertThat(of(run, "decision")).hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void severalSeatsSpeakUnderTheirNames() {
        CliRun run = engine(
                "{\"type\":\"choose\",\"decision\":0,\"option\":0}\n", "--seats", "bot:Ann,bot:Bob", "--lang", "es");
        assertThat(of(run, "error").get(0).need("says").text()).contains("expected one of Ann, Bob");
        assertThat(of(run, "hello")).hasSize(2);
        assertThat(of(run, "hello").get(0).need("language").text()).isEqualTo("es");
    }
}
