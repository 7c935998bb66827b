package broadside.trials.page;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.trials.TrialGround;
import broadside.trials.ship.Ship;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** The page comes fast over a telephone: all its scripts together, as they travel, stay below a limit. */
class WeightTest {
    private static final int MOST = 180 * 1024;

    @Test
    void theScriptsOfThePageStayLight() throws Exception {
        TrialGround.needsServer();
        int weight = 0;
        try (ZipFile jar = new ZipFile(Ship.jar().toFile())) {
            for (ZipEntry entry : jar.stream().toList()) {
                if (entry.getName().matches("META-INF/resources/static/bundle/.*\\.js")) {
                    try (InputStream script = jar.getInputStream(entry)) {
                        weight += zipped(script.readAllBytes());
                    }
                }
            }
        }
        System.out.println("Scripts of the page, compressed: " + weight + " bytes");
        assertThat(weight).isBetween(1, MOST);
    }

    private static int zipped(byte[] script) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
            zip.write(script);
        }
        return out.size();
    }
}
