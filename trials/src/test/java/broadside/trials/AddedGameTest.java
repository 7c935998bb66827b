package broadside.trials;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Plays the small game of docs/add-a-game.md in the terminal, with its jar beside the command line's. */
class AddedGameTest {

    @Test
    void aGameOnTheClassPathIsPlayedToTheEnd() throws Exception {
        String classes = System.getProperty("broadside.cli.jar")
                + File.pathSeparator
                + System.getProperty("broadside.fourth.game");
        Process play = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classes,
                        "broadside.cli.Main",
                        "play",
                        "race-to-nine",
                        "--seats",
                        "me:Ann,captain:Bob",
                        "--iterations",
                        "20",
                        "--seed",
                        "4",
                        "--lang",
                        "en"))
                .redirectErrorStream(true)
                .start();
        // Nobody needs more than nine cards.
        play.getOutputStream().write("take\n".repeat(9).getBytes(StandardCharsets.UTF_8));
        play.getOutputStream().close();
        String said = new String(play.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(play.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(said).contains("Ann takes a ").contains("RN-END-01");
    }
}
