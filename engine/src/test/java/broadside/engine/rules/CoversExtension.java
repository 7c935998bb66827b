package broadside.engine.rules;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Holds unit tests to what they claim with {@link Covers}, and records it in {@code target/covers.tsv}.
 *
 * <p>A test takes a {@link Cited} as parameter and gives it to its scene. A claim that was not cited fails the test, or
 * the class where the class claims it; only clauses about components need no citation. A claim counts as named only where
 * the test {@linkplain Cited#demand demands} it.
 */
public final class CoversExtension implements ParameterResolver, AfterEachCallback, AfterAllCallback {
    private static final Namespace NAMESPACE = Namespace.create(CoversExtension.class);

    private final EvidenceFile file;

    /** Records in the module that is being tested. */
    public CoversExtension() {
        this(Path.of(System.getProperty("basedir", "."), "target", "covers.tsv"));
    }

    CoversExtension(Path file) {
        this.file = new EvidenceFile(file);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Cited.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return cited(context);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        boolean passed = context.getExecutionException().isEmpty();
        Heard heard = heard(context);
        heard.add(passed, cited(context));
        Covers covers = context.getRequiredTestMethod().getAnnotation(Covers.class);
        if (covers != null) {
            String test = context.getRequiredTestClass().getName() + "."
                    + context.getRequiredTestMethod().getName();
            // The runs of a parameterised test are one test: what they claim, they must cite together.
            Heard runs = heard.runs.computeIfAbsent(test, key -> new Heard());
            runs.add(passed, cited(context));
            String untrue = record(test, covers, runs);
            boolean oneOfSeveral =
                    context.getParent().flatMap(ExtensionContext::getTestMethod).isPresent();
            if (oneOfSeveral) {
                heard.untrue.put(test, untrue);
            } else if (passed && !untrue.isEmpty()) {
                throw new AssertionError(untrue);
            }
        }
    }

    @Override
    public void afterAll(ExtensionContext context) {
        Heard heard = heard(context);
        Covers covers = context.getRequiredTestClass().getAnnotation(Covers.class);
        if (covers != null) {
            String test = context.getRequiredTestClass().getName();
            heard.untrue.put(test, record(test, covers, heard));
        }
        heard.untrue.values().removeIf(String::isEmpty);
        if (heard.passed && !heard.untrue.isEmpty()) {
            throw new AssertionError(String.join("; ", heard.untrue.values()));
        }
    }

    /** Writes down what the test proves, and returns which claim is not true; empty where all are. */
    private String record(String test, Covers covers, Heard heard) {
        Set<Clause> claimed = new TreeSet<>(Set.of(Clause.all(covers.value())));
        Set<Clause> cited = new TreeSet<>(heard.cited.all());
        claimed.stream().filter(Evidence::isAboutComponents).forEach(cited::add);
        Set<Clause> untrue = new TreeSet<>(claimed);
        untrue.removeAll(cited);
        file.put(new Evidence(test, heard.passed && untrue.isEmpty(), claimed, cited, heard.cited.named()));
        return untrue.isEmpty() ? "" : test + " claims " + untrue + ", never cited; cited: " + cited;
    }

    private static Cited cited(ExtensionContext context) {
        return context.getStore(NAMESPACE).computeIfAbsent("cited", key -> new Cited(), Cited.class);
    }

    private static Heard heard(ExtensionContext context) {
        ExtensionContext top = context;
        while (top.getTestMethod().isPresent()) {
            top = top.getParent().orElseThrow();
        }
        return top.getStore(NAMESPACE).computeIfAbsent("heard", key -> new Heard(), Heard.class);
    }

    /** What several tests heard together. */
    private static final class Heard {
        private final Cited cited = new Cited();
        private final Map<String, Heard> runs = new TreeMap<>();
        private final Map<String, String> untrue = new TreeMap<>();
        private boolean passed = true;

        void add(boolean ranThrough, Cited heard) {
            passed &= ranThrough;
            cited.addAll(heard);
        }
    }
}
