package broadside.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a unit test which claims too much fails, by telling the extension about made-up tests. */
class UntrueClaimTest {
    @TempDir
    Path folder;

    /** What the made-up tests claim. */
    static class Claims {
        @Covers({"HB-TURN-01", "HB-TURN-02"})
        void twoTurns() {}

        void nothing() {}
    }

    /** Claims for the class as a whole. */
    @Covers("HB-TURN-03")
    static class ClassClaims {
        void nothing() {}
    }

    private ExtensionContext context(Class<?> type, String method, ExtensionContext parent, Throwable thrown) {
        Map<Object, Object> kept = new HashMap<>();
        ExtensionContext.Store store = (ExtensionContext.Store) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {ExtensionContext.Store.class}, (p, call, args) -> {
                    @SuppressWarnings("unchecked")
                    Function<Object, Object> make = (Function<Object, Object>) args[1];
                    return kept.computeIfAbsent(args[0], make);
                });
        Method test = method == null ? null : method(type, method);
        return (ExtensionContext) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {ExtensionContext.class},
                (p, call, args) -> switch (call.getName()) {
                    case "getStore" -> store;
                    case "getParent" -> Optional.ofNullable(parent);
                    case "getRequiredTestClass" -> type;
                    case "getRequiredTestMethod" -> test;
                    case "getTestMethod" -> Optional.ofNullable(test);
                    case "getExecutionException" -> Optional.ofNullable(thrown);
                    default -> throw new UnsupportedOperationException(call.getName());
                });
    }

    private static Method method(Class<?> type, String name) {
        try {
            return type.getDeclaredMethod(name);
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    private void cite(CoversExtension extension, ExtensionContext test, String... clauses) {
        ((Cited) extension.resolveParameter(null, test)).add(Clause.all(clauses));
    }

    @Test
    void aClaimThatWasNotCitedFailsAndIsNotRecorded() {
        EvidenceFile file = new EvidenceFile(folder.resolve("covers.tsv"));
        CoversExtension extension = new CoversExtension(folder.resolve("covers.tsv"));
        ExtensionContext all = context(Claims.class, null, null, null);
        ExtensionContext good = context(Claims.class, "twoTurns", all, null);
        cite(extension, good, "HB-TURN-01", "HB-TURN-02", "HB-TURN-03");
        assertThatCode(() -> extension.afterEach(good)).doesNotThrowAnyException();
        assertThat(file.read()).hasSize(1);

        CoversExtension again = new CoversExtension(folder.resolve("covers.tsv"));
        ExtensionContext next = context(Claims.class, null, null, null);
        ExtensionContext bad = context(Claims.class, "twoTurns", next, null);
        cite(again, bad, "HB-TURN-01");
        assertThatThrownBy(() -> again.afterEach(bad))
                .isInstanceOf(AssertionError.class)
                .hasMessage(Claims.class.getName() + ".twoTurns claims [HB-TURN-02], never cited; cited: [HB-TURN-01]");
        assertThat(file.read()).isEmpty();
    }

    @Test
    void aTestThatFailsAnywayProvesNothingAndIsNotBlamedTwice() {
        CoversExtension extension = new CoversExtension(folder.resolve("covers.tsv"));
        ExtensionContext all = context(Claims.class, null, null, null);
        ExtensionContext failed = context(Claims.class, "twoTurns", all, new AssertionError("broken"));
        cite(extension, failed, "HB-TURN-01", "HB-TURN-02");
        assertThatCode(() -> extension.afterEach(failed)).doesNotThrowAnyException();
        assertThat(new EvidenceFile(folder.resolve("covers.tsv")).read()).isEmpty();
    }

    @Test
    void aClassMustCiteWhatItClaims() {
        CoversExtension extension = new CoversExtension(folder.resolve("covers.tsv"));
        ExtensionContext all = context(ClassClaims.class, null, null, null);
        ExtensionContext test = context(ClassClaims.class, "nothing", all, null);
        extension.afterEach(test);
        assertThatThrownBy(() -> extension.afterAll(all))
                .hasMessage(ClassClaims.class.getName() + " claims [HB-TURN-03], never cited; cited: []");

        CoversExtension again = new CoversExtension(folder.resolve("covers.tsv"));
        ExtensionContext next = context(ClassClaims.class, null, null, null);
        ExtensionContext good = context(ClassClaims.class, "nothing", next, null);
        cite(again, good, "HB-TURN-03");
        again.afterEach(good);
        assertThatCode(() -> again.afterAll(next)).doesNotThrowAnyException();
        assertThat(new EvidenceFile(folder.resolve("covers.tsv")).read()).hasSize(1);
    }
}
