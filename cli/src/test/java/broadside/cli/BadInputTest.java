package broadside.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Holds that whatever is typed wrongly gets one clear message and exit code 2, and never a stack. */
class BadInputTest {
    private static final String ROW = "row: [Magpie's Bargain, Winter Rose, Hangman's Jest, Estrella de Cádiz,"
            + " Santa Leocadia, Viento Negro, Gouden Reiger, Vliegende Snoek, Zeewolf]\nadventures: [Kraken]\n";

    @TempDir
    private Path folder;

    static Stream<Arguments> typed() {
        return Stream.of(
                arguments("sail", "sail"),
                arguments("--lang fr games", "expected one of en, es"),
                arguments("names chess", "no game \"chess\""),
                arguments("play chess", "Expected one of: high-seas, pirate-attack"),
                arguments("play spanish-main --seats me", "2 to 4 players, not 1. [SM-INTRO-01]"),
                arguments("play spanish-main --seats me,me,me,me,me", "2 to 4 players, not 5"),
                arguments("play spanish-main --seats me,admiral", "\"admiral\" cannot take a seat"),
                arguments("play spanish-main --seats me:Ann,me:Ann", "the same name"),
                arguments("play spanish-main --seats me:row,captain", "\"row\" cannot be used"),
                arguments("play spanish-main --option wind=strong", "there is no option 'wind'"),
                arguments(
                        "play spanish-main --option extended-fame=perhaps",
                        "'perhaps' is not possible; expected false, true"),
                arguments("play spanish-main --option extended-fame", "Expected NAME=VALUE"),
                arguments("play spanish-main --think 0", "--think 0 is not possible"),
                arguments("play spanish-main --seed two", "--seed"),
                arguments("play --load nowhere.jsonl", "there is no file nowhere.jsonl"),
                arguments("simulate spanish-main --seats 1", "2 to 4 players, not 1"),
                arguments("simulate spanish-main --seats 4..2", "no range"),
                arguments("simulate spanish-main --seats me,bosun", "\"me\" cannot take a seat"),
                arguments("simulate spanish-main --games 0", "--games 0 is not possible"),
                arguments("simulate spanish-main --option wind=*", "there is no option 'wind'"),
                arguments("simulate spanish-main --out xml", "no format \"xml\""),
                arguments("simulate spanish-main --think 5 --iterations 5", "do not go together"),
                arguments("replay nowhere.jsonl", "there is no file nowhere.jsonl"),
                arguments("scenario", "say what to do"),
                arguments("scenario run nowhere", "there is no file nowhere"),
                arguments("rules", "say what to do"),
                arguments("rules show SM-NOTHING-99", "no ruling has the id \"SM-NOTHING-99\""),
                arguments("rules coverage chess", "no game \"chess\""),
                arguments("rules sample spanish-main --n 0", "--n 0 is not possible"),
                arguments("engine spanish-main --seats captain,bosun", "at least one bot"),
                arguments("bench spanish-main --seats 9", "2 to 4 players"));
    }

    @ParameterizedTest(name = "broadside {0}")
    @MethodSource("typed")
    void onTheCommandLine(String line, String expected) {
        check(CliRun.of(line.isEmpty() ? new String[0] : line.split(" ")), expected);
    }

    private static void check(CliRun run, String expected) {
        assertThat(run.code()).isEqualTo(ExitCode.USER_ERROR);
        assertThat(run.err()).contains(expected).startsWith("broadside: ").doesNotContain("\tat ", "Exception");
        assertThat(run.out()).isEmpty();
    }

    static Stream<Arguments> documents() {
        String head = "game: spanish-main\nseats: [ann, bob]\nat: {turn: ann, moment: action}\n";
        return Stream.of(
                arguments("game: chess\nseats: [ann, bob]\n", "no game 'chess'"),
                arguments("seats: [ann, bob]\n", "'game' is missing"),
                arguments("just a text", "expected a position document"),
                arguments("game: [", "line "),
                arguments("game: spanish-main\ngame: spanish-main\n", "line 2"),
                arguments("game: spanish-main\nseats: [ann]\n", "2 to 4 players"),
                arguments("game: spanish-main\nseats: [ann, bob]\nadventures: [Kraken]\n", "say where the game stands"),
                arguments(head.replace("action", "noon") + "adventures: [Kraken]\n", "there is no moment 'noon'"),
                arguments(head + "row: [Zeewolf]\n", "row: the row has 9 ships"),
                arguments(
                        head + ROW.replace("Winter Rose", "Zeewolf"),
                        "row[8]: the ship 'Zeewolf' stands in the row twice"),
                arguments(head + ROW.replace("Winter Rose", "Nautilus"), "'Nautilus' is no ship"),
                arguments(head + "adventures: [Kraken]\nadventure-pile: 59\n", "adventure-pile"),
                arguments(
                        head + "adventures: [Kraken]\nann: {pirates: [Bess Harrowgate]}\n"
                                + "bob: {pirates: [Bess Harrowgate]}\n",
                        "bob.pirates"));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void inPositionDocuments(String document, String expected) throws IOException {
        Path file = Files.writeString(folder.resolve("table.yaml"), document);
        CliRun run = CliRun.of("play", "--load", file.toString());
        check(run, expected);
        assertThat(run.err()).contains("table.yaml");
    }

    @ParameterizedTest
    @MethodSource("documents")
    void inPositionDocumentsInSpanishToo(String document, String expected) throws IOException {
        Path file = Files.writeString(folder.resolve("table.yaml"), document);
        assertThat(CliRun.of("--lang", "es", "play", "--load", file.toString()).code())
                .isEqualTo(ExitCode.USER_ERROR);
    }

    static List<Arguments> scenarios() {
        return List.of(
                arguments("title: x\ngame: chess\n", "no game 'chess'"),
                arguments("title: x\n", "'game' is missing"),
                arguments("title: [x\n", "line "),
                arguments("title: x\ngame: spanish-main\nseats: [ann, bob]\ndances: []\n", "'dances' is unknown"));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void inScenarios(String text, String expected) throws IOException {
        Path file = Files.writeString(folder.resolve("bad.yaml"), text);
        CliRun run = CliRun.of("scenario", "run", file.toString());
        assertThat(run.code()).isEqualTo(ExitCode.USER_ERROR);
        assertThat(run.out()).contains("bad.yaml", expected, "1 malformed").doesNotContain("Exception");
    }
}
