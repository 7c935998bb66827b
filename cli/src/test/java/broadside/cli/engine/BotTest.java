package broadside.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lets the Python bot of the documentation play a whole match. */
class BotTest {
    private static final Path BOT = Path.of(System.getProperty("basedir", "."), "..", "docs", "examples", "bot.py");

    @ParameterizedTest
    @ValueSource(strings = {"bot,deckhand", "bot:Ann,bosun,bot:Bob"})
    void theBotPlaysALegalGameToItsEnd(String seats) throws IOException, InterruptedException {
        assumeTrue(hasPython(), "there is no python3 here, so the bot is not tried");
        ProcessBuilder builder = new ProcessBuilder(
                "python3", BOT.toString(), "spanish-main", "--seats", seats, "--seed", "7", "--lang", "en");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        builder.environment().put("BROADSIDE", "'" + java + "' -cp '" + classPath() + "' broadside.cli.Main");
        builder.environment().put("PYTHONIOENCODING", "utf-8");
        Process bot = builder.redirectErrorStream(true).start();
        bot.getOutputStream().close();
        String said = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bot.waitFor(60, TimeUnit.SECONDS)).as(said).isTrue();
        assertThat(bot.exitValue()).as(said).isZero();
        assertThat(said).contains(" wins with ", "\n1. ").doesNotContain("bot: ");
    }

    private static String classPath() {
        List<String> paths = new ArrayList<>();
        for (String path : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
            paths.add(path);
        }
        return String.join(java.io.File.pathSeparator, paths);
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException none) {
            return false;
        }
    }
}
