package broadside.cli;

import broadside.ai.Budget;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Reads how long captains may think. */
public final class Thinking {
    @Option(
            names = "--think",
            paramLabel = "MS",
            description =
                    "How long a captain may think about a choice, in milliseconds. Default: 1000 in play, else 100.")
    private @Nullable Integer millis;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description = "How many continuations a captain may imagine instead: the same seed then gives the same"
                    + " choices.")
    private @Nullable Integer iterations;

    /** Returns the budget; without either option so many milliseconds. */
    public Budget budget(int usualMillis) {
        Integer time = millis;
        Integer count = iterations;
        if (time != null && count != null) {
            throw new UserError("cli.error.either", "--think", "--iterations");
        }
        if (time != null && (time < 1 || time > 600_000)) {
            throw new UserError("cli.error.range", "--think", time, 1, 600_000);
        }
        if (count != null && (count < 1 || count > 100_000_000)) {
            throw new UserError("cli.error.range", "--iterations", count, 1, 100_000_000);
        }
        if (count != null) {
            return Budget.iterations(count);
        }
        return Budget.millis(time == null ? usualMillis : time);
    }
}
