package broadside.highseas;

import broadside.engine.properties.ClausesExist;
import broadside.engine.properties.CodecAgrees;
import broadside.engine.properties.WordsAgree;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the game's code, words, clauses and documents know each other. */
class AgreementTest {
    private static final Path SOURCES = Path.of("src/main/java");

    @Test
    void languagesAgree() {
        WordsAgree.inAllLanguages("high-seas");
    }

    @Test
    void clausesExist() {
        ClausesExist.in(List.of("CB", "MI", "PC"), SOURCES);
    }

    @Test
    void recordsComeBack() {
        CodecAgrees.roundTrips(Records.CODEC);
        CodecAgrees.knowsEveryRecordBeside(Records.CODEC, Rules.class);
    }
}
