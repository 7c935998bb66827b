package broadside.server.limits;

import broadside.server.Settings;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.Map;

/** Holds what everybody may still ask for, by kind of request, and how large a request may be. */
@Singleton
public class Budgets {
    private final boolean enabled;
    private final long mostBytes;
    private final Map<Budget, Allowance> allowances = new EnumMap<>(Budget.class);

    public Budgets(Settings settings) {
        this.enabled = settings.limits().enabled();
        this.mostBytes = settings.limits().body().asLongValue();
        for (Budget budget : Budget.values()) {
            allowances.put(budget, budget.open());
        }
    }

    long mostBytes() {
        return mostBytes;
    }

    /** Takes one from a budget; returns 0, or after how many seconds to try again. */
    int spend(Budget budget, String asker) {
        Allowance allowance = allowances.get(budget);
        return !enabled || allowance == null || allowance.take(asker) ? 0 : allowance.patience();
    }
}
