package broadside.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Holds the arrows inside the server. */
class ArrowsTest {
    private static final JavaClasses SERVER = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("broadside.server");

    @Test
    void theServerKnowsGamesOnlyThroughTheEngine() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("broadside.spanishmain..", "broadside.pirateattack..", "broadside.highseas..")
                .check(SERVER);
    }

    @Test
    void theLobbyDoesNotKnowHowItIsAsked() {
        noClasses()
                .that()
                .resideInAnyPackage("broadside.server.lobby..", "broadside.server.people..", "broadside.server.words..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("broadside.server.rest..", "broadside.server.tables..", "broadside.server.play..")
                .check(SERVER);
    }

    @Test
    void theStoreKnowsNobodyAboveIt() {
        noClasses()
                .that()
                .resideInAPackage("broadside.server.store..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "broadside.server",
                        "broadside.server.people..",
                        "broadside.server.rest..",
                        "broadside.server.limits..",
                        "jakarta..",
                        "io.quarkus..")
                .check(SERVER);
    }
}
