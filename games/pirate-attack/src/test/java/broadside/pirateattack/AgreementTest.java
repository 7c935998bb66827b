package broadside.pirateattack;

import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.properties.ClausesExist;
import broadside.engine.properties.CodecAgrees;
import broadside.engine.properties.WordsAgree;
import broadside.engine.rules.ClauseIndex;
import broadside.engine.rules.Scope;
import broadside.engine.tree.Field;
import broadside.engine.yaml.YamlTree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that the game's code, words, clauses and documents know each other. */
class AgreementTest {
    /** The step by which the main game is due; the expansions follow. */
    private static final int MAIN_GAME = 3;

    private static final Path SOURCES = Path.of("src/main/java");

    @Test
    void languagesAgree() {
        WordsAgree.inAllLanguages("pirate-attack");
    }

    @Test
    void wordsAndCodeAgree() {
        WordsAgree.withTheCode("pirate-attack", SOURCES);
    }

    @Test
    void clausesExistAndEveryTestableOneIsCited() throws IOException {
        String yaml = Files.readString(Path.of("src/main/resources/rules/pirate-attack/scope.yaml"));
        Scope scope = Scope.read(Field.root(YamlTree.read(yaml)));
        var cited = ClausesExist.in(List.of("PA"), SOURCES);
        for (var clause : ClauseIndex.of("PA").clauses()) {
            if (clause.testable() && !clause.kind().equals("component") && scope.due(clause) <= MAIN_GAME) {
                assertThat(cited.contains(clause.id()))
                        .as("%s is cited", clause)
                        .isTrue();
            }
        }
    }

    @Test
    void recordsComeBack() {
        CodecAgrees.roundTrips(Records.CODEC);
        CodecAgrees.knowsEveryRecordBeside(Records.CODEC, Rules.class);
    }

    @Test
    void documentNamesAreStable() throws IOException {
        try (InputStream in = AgreementTest.class.getResourceAsStream("/golden/records.txt")) {
            assertThat(in).isNotNull();
            String golden = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            CodecAgrees.namesAre(Records.CODEC, golden.lines().toList());
        }
    }
}
