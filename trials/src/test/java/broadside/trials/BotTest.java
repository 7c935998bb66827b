package broadside.trials;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import broadside.trials.ship.Hold;
import broadside.trials.ship.Ship;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lets the Python bot of the documentation play a whole match at a server's table, with a seat's token. */
class BotTest {
    private static final Path BOT = Path.of(System.getProperty("broadside.docs", "../docs"), "examples", "bot.py");

    @Test
    void theBotPlaysALegalGameToItsEnd(@TempDir Path folder) throws Exception {
        TrialGround.needsServer();
        assumeTrue(hasPython(), "there is no python3 here, so the bot is not tried");
        try (Hold hold = Hold.sqlite(folder);
                Ship ship = new Ship(hold, folder.resolve("server.log"))) {
            ship.start();
            ProcessBuilder builder = new ProcessBuilder(
                    "python3", BOT.toString(), "--server", ship.address().toString(), "--seed", "7");
            builder.environment().put("PYTHONIOENCODING", "utf-8");
            Process bot = builder.redirectErrorStream(true).start();
            bot.getOutputStream().close();
            String said = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(bot.waitFor(60, TimeUnit.SECONDS)).as(said).isTrue();
            assertThat(bot.exitValue()).as(said).isZero();
            assertThat(said).contains(" wins with ", "\n1. ").doesNotContain("bot: ");
        }
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException none) {
            return false;
        }
    }
}
