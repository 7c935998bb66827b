package broadside.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import broadside.engine.game.Game;
import broadside.engine.game.Games;
import broadside.engine.game.Judgement;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds the arrows between the modules, and what rules must not do so that they play alike on every machine. */
class ArchitectureTest {
    private static final String ENGINE = "broadside.engine..";
    private static final String AI = "broadside.ai..";
    private static final String CLI = "broadside.cli..";

    /** The language itself, and annotations that only compilers read. */
    private static final String[] PLATFORM = {"java..", "org.jspecify.."};

    private static JavaClasses all = new ClassFileImporter().importPackages();

    @BeforeAll
    static void read() {
        all = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("broadside");
        assertThat(all.size()).isGreaterThan(200);
    }

    private static List<String> gamePackages() {
        return Games.all().stream().map(ArchitectureTest::packageOf).toList();
    }

    private static String packageOf(Game<?> game) {
        return game.getClass().getPackageName() + "..";
    }

    private static String[] with(String... more) {
        String[] packages = java.util.Arrays.copyOf(PLATFORM, PLATFORM.length + more.length);
        System.arraycopy(more, 0, packages, PLATFORM.length, more.length);
        return packages;
    }

    @Test
    void theEngineNeedsTheJdkAlone() {
        classes()
                .that()
                .resideInAPackage(ENGINE)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(with(ENGINE))
                .check(all);
    }

    @Test
    void aGameNeedsTheEngineAloneAndKnowsNoOtherGame() {
        assertThat(gamePackages()).isNotEmpty();
        for (String game : gamePackages()) {
            classes()
                    .that()
                    .resideInAPackage(game)
                    .should()
                    .onlyDependOnClassesThat()
                    .resideInAnyPackage(with(ENGINE, game))
                    .check(all);
        }
    }

    @Test
    void captainsNeedTheEngineAloneAndKnowNoGame() {
        classes()
                .that()
                .resideInAPackage(AI)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(with(ENGINE, AI))
                .allowEmptyShould(true)
                .check(all);
    }

    @Test
    void onlyTheEdgeKnowsTheCommandLineAndJackson() {
        noClasses()
                .that(resideInAPackage(CLI).negate())
                .should()
                .dependOnClassesThat(resideInAnyPackage("picocli..", "com.fasterxml.."))
                .check(all);
    }

    @Test
    void nothingBelowKnowsTheCommandLine() {
        noClasses()
                .that(resideInAPackage(CLI).negate())
                .should()
                .dependOnClassesThat(resideInAPackage(CLI))
                .check(all);
    }

    @Test
    void onlyItsBoardKnowsAGameByName() {
        noClasses()
                .that(resideInAPackage(CLI)
                        .and(resideInAPackage("broadside.cli.board..").negate()))
                .should()
                .dependOnClassesThat(resideInAnyPackage(gamePackages().toArray(String[]::new)))
                .check(all);
    }

    /** Where the same entries must lead to the same position on every machine. */
    private static String[] rules() {
        List<String> packages = new java.util.ArrayList<>(gamePackages());
        packages.addAll(List.of(
                "broadside.engine.play..",
                "broadside.engine.window..",
                "broadside.engine.event..",
                "broadside.engine.knowledge..",
                "broadside.engine.document..",
                "broadside.engine.tree.."));
        return packages.toArray(String[]::new);
    }

    @Test
    void rulesBringNoRandomnessOfTheirOwn() {
        noClasses()
                .that()
                .resideInAnyPackage(rules())
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Random|SplittableRandom|UUID|concurrent\\.ThreadLocalRandom)"
                        + "|java\\.security\\.SecureRandom|java\\.util\\.random\\..*")
                .orShould()
                .callMethod(Math.class, "random")
                .check(all);
    }

    @Test
    void rulesReadNoClockAndNoLocale() {
        noClasses()
                .that()
                .resideInAnyPackage(rules())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.time..")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(java.util.Locale.class, "getDefault")
                .orShould()
                .callMethod(String.class, "toLowerCase")
                .orShould()
                .callMethod(String.class, "toUpperCase")
                .check(all);
    }

    /** Leaves out what only serves to judge positions: what captains think of a position never changes it. */
    private static DescribedPredicate<JavaClass> areNotOnlyForCaptains() {
        return DescribedPredicate.describe(
                "are not only for captains", type -> !isOnlyForCaptains(type, new HashSet<>()));
    }

    private static boolean isOnlyForCaptains(JavaClass type, Set<JavaClass> seen) {
        if (type.isAssignableTo(Judgement.class) || !seen.add(type)) {
            return true;
        }
        Set<JavaClass> users = new HashSet<>();
        type.getDirectDependenciesToSelf().forEach(use -> users.add(use.getOriginClass()));
        users.remove(type);
        return !users.isEmpty() && users.stream().allMatch(user -> isOnlyForCaptains(user, seen));
    }

    @Test
    void rulesCalculateAlikeEverywhere() {
        for (String method :
                List.of("sin", "cos", "tan", "asin", "acos", "atan", "exp", "log", "log10", "cbrt", "sinh")) {
            noClasses()
                    .that()
                    .resideInAnyPackage(rules())
                    .and(areNotOnlyForCaptains())
                    .should()
                    .callMethod(Math.class, method, double.class)
                    .check(all);
        }
        for (String method : List.of("atan2", "pow", "hypot")) {
            noClasses()
                    .that()
                    .resideInAnyPackage(rules())
                    .and(areNotOnlyForCaptains())
                    .should()
                    .callMethod(Math.class, method, double.class, double.class)
                    .check(all);
        }
    }

    /** Readers of documents may look names up; what plays may not even hold such a collection. */
    @Test
    void rulesHaveNoOrderThatDependsOnHashes() {
        List<String> play = new java.util.ArrayList<>(List.of("broadside.engine.play..", "broadside.engine.window.."));
        gamePackages().forEach(game -> play.add(game.replace("..", ".*..")));
        noClasses()
                .that()
                .resideInAnyPackage(play.toArray(String[]::new))
                .should()
                .callConstructor(java.util.HashMap.class)
                .orShould()
                .callConstructor(java.util.HashSet.class)
                .orShould()
                .callConstructor(java.util.HashSet.class, java.util.Collection.class)
                .orShould()
                .callMethod(Object.class, "hashCode")
                .orShould()
                .callMethod(System.class, "identityHashCode", Object.class)
                .check(all);
    }
}
