package broadside.server.limits;

import broadside.server.Settings;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Holds what everybody may still ask for, by kind of request, and how large a request may be. */
@Singleton
public class Budgets {
    private static final int ACCOUNT_BURST = 10;
    private static final double ACCOUNT_PER_SECOND = 1 / 30.0;

    private final boolean enabled;
    private final long mostBytes;
    private final Map<Budget, Allowance> allowances = new EnumMap<>(Budget.class);
    private final Allowance accounts = new Allowance(ACCOUNT_BURST, ACCOUNT_PER_SECOND);
    private final Map<Budget, Allowance> shared = new EnumMap<>(Budget.class);

    public Budgets(Settings settings) {
        this.enabled = settings.limits().enabled();
        this.mostBytes = settings.limits().body().asLongValue();
        for (Budget budget : Budget.values()) {
            allowances.put(budget, budget.open());
            shared.put(budget, budget.openShared());
        }
    }

    long mostBytes() {
        return mostBytes;
    }

    /**
     * Takes one from a budget: from a person's own, and from that of the address he shares with others; a stranger has his
     * address alone.
     *
     * @return 0, or after how many seconds to try again
     */
    int spend(Budget budget, String address, @Nullable String person) {
        if (!enabled) {
            return 0;
        }
        int own = take(allowances.get(budget), person == null ? address : "person " + person);
        return own > 0 || person == null ? own : take(shared.get(budget), address);
    }

    /** Counts a try to log in to an account, wherever it comes from; returns 0, or after how many seconds to try again. */
    public int tryAccount(String login) {
        return enabled ? take(accounts, login.strip().toLowerCase(Locale.ROOT)) : 0;
    }

    private static int take(@Nullable Allowance allowance, String asker) {
        return allowance == null || allowance.take(asker) ? 0 : allowance.patience();
    }
}
