package broadside.racetonine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the guide prints is what is compiled and played here. */
class GuideTest {
    private static final Path GUIDE = Path.of("../../add-a-game.md");

    /** A block that says in its first line which file it is taken from. */
    private static final Pattern BLOCK = Pattern.compile("```\\w+ (\\S+)\\R(.*?)```", Pattern.DOTALL);

    @Test
    void everyBlockStandsInItsFile() throws IOException {
        List<String> files = new ArrayList<>();
        for (Matcher block = BLOCK.matcher(Files.readString(GUIDE)); block.find(); ) {
            String file = block.group(1);
            String whole = Files.readString(Path.of(file));
            // Blocks leave lines out with "...", and what stands between stands together in the file.
            for (String part : block.group(2).split("(?m)^\\s*\\.\\.\\.\\s*$")) {
                assertThat(whole).as("%s in the guide", file).contains(part.strip());
            }
            files.add(file);
        }
        assertThat(files).as("blocks with a file").hasSizeGreaterThan(10);
    }
}
