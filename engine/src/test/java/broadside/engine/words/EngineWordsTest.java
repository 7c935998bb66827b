package broadside.engine.words;

import broadside.engine.properties.WordsAgree;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Checks the engine's own words. */
class EngineWordsTest {
    @Test
    void languagesAgree() {
        WordsAgree.inAllLanguages("engine");
    }

    @Test
    void wordsAndCodeAgree() {
        WordsAgree.withTheCode("engine", Path.of("src/main/java"));
    }
}
