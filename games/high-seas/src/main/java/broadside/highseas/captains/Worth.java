package broadside.highseas.captains;

import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.Scoring;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Pose;

/**
 * Estimates how well each seat stands, in gold: what lies in the treasury, what the errands of the ships will bring, a
 * share of the rest by what the fleet can carry, masts, and whose guns bear on whom. Reused.
 */
final class Worth {
    static final double SHIP = 1.2;
    static final double MAST = 0.45;

    /** What guns that fire under way are worth on a ship that lives by them, for every hit to be expected. */
    private static final double UNDER_WAY = 1.2;

    /** What a coin that nobody fetches yet is worth beside one in the treasury, for both sides together. */
    private static final double REST = 0.5;

    /** Hits of guns that can fire before their target moves, and of those that cannot. */
    private static final double BEFORE = 0.7;

    private static final double AFTER = 0.25;

    /** From the middle of a hull to its rim, both hulls together. */
    private static final double HULLS = 3200;

    private final Stock stock = new Stock();
    private final Errands errands = new Errands(stock);
    private final double[] sum = new double[8];
    private final double[] capacity = new double[8];
    private final double[] price = new double[Position.treasury(0)];

    /** Begins to think: what a mask does not know of gold is luck from now on. */
    void begin(Position mask) {
        stock.begin(mask);
    }

    void evaluate(Position p, double[] values) {
        int seats = p.seats();
        if (p.isOver()) {
            over(p, values);
            return;
        }
        stock.take(p, Stock.ALL);
        errands.give(p);
        double open = 0;
        for (int seat = 0; seat < seats; seat++) {
            sum[seat] = stock.treasury(p, seat);
            capacity[seat] = 0.01;
        }
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (p.isAfloat(ship)) {
                ship(p, ship);
                open += stock.gold[ship];
            }
        }
        double rest = 0;
        for (int island = 0; island < p.islands(); island++) {
            open += stock.gold[island];
            rest += errands.left(island) * errands.each(island);
        }
        double all = 0;
        for (int seat = 0; seat < seats; seat++) {
            all += capacity[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            sum[seat] += REST * rest * capacity[seat] / all;
        }
        threats(p);
        // The less gold is left to fight for, the more a lead decides.
        double scale = 0.9 + 0.55 * Math.sqrt(open);
        double total = 0;
        for (int seat = 0; seat < seats; seat++) {
            total += sum[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            double others = (total - sum[seat]) / Math.max(1, seats - 1);
            values[seat] = 1 / (1 + Math.exp(-(sum[seat] - others) / scale));
        }
    }

    private void ship(Position p, int ship) {
        int seat = p.controller(ship);
        int masts = p.mastCount(ship);
        if (stock.derelict[ship]) {
            // She may still be towed home, or looted; her gold counts for whoever has the errand to fetch it.
            sum[seat] += 0.4;
            price[ship] = 0.3;
            return;
        }
        double carries =
                stock.reach[ship] / (double) Bar.L.length() * Math.max(1, stock.room[ship] + stock.coins[ship]);
        capacity[seat] += carries;
        sum[seat] += SHIP + MAST * masts + errands.worth(ship);
        if (stock.shootsAfterMove[ship] && stock.room[ship] + stock.coins[ship] == 0) {
            // Crew fills her hold. Elsewhere the place that a Captain takes is worth more than his guns.
            sum[seat] += UNDER_WAY * stock.near[ship];
        }
        price[ship] = MAST + (SHIP + 0.8 * errands.worth(ship)) / Math.max(1, masts);
    }

    /** Takes from each side what the other's guns are about to cost it; every ship fires at what hurts most. */
    private void threats(Position p) {
        for (int gunner = Position.firstShip(); gunner < p.endOfShips(); gunner++) {
            if (!p.isAfloat(gunner) || stock.near[gunner] == 0) {
                continue;
            }
            double most = 0;
            int victim = -1;
            for (int prey = Position.firstShip(); prey < p.endOfShips(); prey++) {
                if (p.isAfloat(prey) && !p.friendly(gunner, prey) && p.masts(prey) != 0) {
                    double harm = harm(p, gunner, prey);
                    if (harm > most) {
                        most = harm;
                        victim = prey;
                    }
                }
            }
            if (victim >= 0 && !Contacts.isSafe(p, victim)) {
                sum[p.controller(victim)] -= most;
            }
        }
    }

    private double harm(Position p, int gunner, int prey) {
        Pose from = p.pose(gunner);
        Pose to = p.pose(prey);
        double dx = from.x() - to.x();
        double dy = from.y() - to.y();
        double gap = Math.sqrt(dx * dx + dy * dy) - HULLS;
        boolean isOnTurn = p.controller(gunner) == p.turn();
        boolean isFirst = isOnTurn ? !p.hasActed(gunner) : p.hasActed(prey) || p.pinnedBy(prey) >= 0;
        double weight = isFirst ? BEFORE : AFTER;
        if (stock.shootsAfterMove[gunner] && p.pinnedBy(gunner) < 0) {
            gap -= 0.7 * stock.reach[gunner];
        }
        double hits = gap < Bar.S.length() ? stock.near[gunner] : gap < Bar.L.length() ? stock.far[gunner] : 0;
        return hits * weight * price[prey];
    }

    private static void over(Position p, double[] values) {
        int winners = 0;
        long best = -1;
        for (int seat = 0; seat < p.seats(); seat++) {
            long rank = Scoring.rank(p, seat);
            winners = rank > best ? 1 : rank == best ? winners + 1 : winners;
            best = Math.max(best, rank);
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            values[seat] = Scoring.rank(p, seat) == best ? 1.0 / winners : 0;
        }
    }
}
