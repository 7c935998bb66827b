package broadside.racetonine;

import broadside.engine.properties.ClausesExist;
import broadside.engine.properties.CodecAgrees;
import broadside.engine.properties.WordsAgree;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the game's code, words, clauses and documents know each other. */
class AgreementTest {
    @Test
    void languagesAgree() {
        WordsAgree.inAllLanguages("race-to-nine");
    }

    @Test
    void clausesExist() {
        ClausesExist.in(List.of("RN"), Path.of("src/main/java"));
    }

    @Test
    void recordsComeBack() {
        CodecAgrees.roundTrips(Rules.CODEC);
        CodecAgrees.knowsEveryRecordBeside(Rules.CODEC, Rules.class);
    }
}
