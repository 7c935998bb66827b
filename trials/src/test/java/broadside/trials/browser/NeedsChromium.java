package broadside.trials.browser;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Skips tests of the page where there is no browser: each test by itself, so that all of them are counted. */
final class NeedsChromium implements ExecutionCondition {
    private static final String WHY =
            "no Chromium found (install it, or name it in the variable CHROMIUM), so the page is not tried";

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (context.getTestMethod().isEmpty() || Chromium.find() != null) {
            return ConditionEvaluationResult.enabled("a browser is here, or asked for later");
        }
        // Maven does not print why a test was skipped
        System.out.println("Skipped: " + context.getDisplayName() + ": " + WHY);
        return ConditionEvaluationResult.disabled(WHY);
    }
}
