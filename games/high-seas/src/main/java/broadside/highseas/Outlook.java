package broadside.highseas;

import broadside.engine.game.Judgement;
import broadside.highseas.geometry.Distance;

/** Tells captains what is good: gold at home, gold aboard, masts, and how far gold is from home. */
final class Outlook implements Judgement<Position> {
    @Override
    public void evaluate(Position p, double[] values) {
        double[] worth = new double[p.seats()];
        for (int seat = 0; seat < p.seats(); seat++) {
            worth[seat] = 10 * p.gold(seat);
        }
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (!p.isAfloat(ship)) {
                continue;
            }
            int seat = p.controller(ship);
            int home = p.home(seat);
            worth[seat] += 3 + 3 * p.mastCount(ship);
            int gold = 0;
            for (int coin = 0; coin < p.coins(); coin++) {
                gold += p.coinPlace(coin) == ship ? Math.max(1, p.value(coin)) : 0;
            }
            if (home >= 0 && gold > 0) {
                double far = Distance.between(p.outline(ship), p.outline(home)) / (double) p.size();
                worth[seat] += gold * (6 - 3 * far);
            } else if (gold == 0) {
                worth[seat] -= 4 * nearestTreasure(p, ship);
            }
        }
        double all = 0;
        for (double w : worth) {
            all += w;
        }
        for (int seat = 0; seat < p.seats(); seat++) {
            double others = (all - worth[seat]) / Math.max(1, p.seats() - 1);
            values[seat] = 1 / (1 + Math.exp(-(worth[seat] - others) / 40));
        }
    }

    /** Returns how far the nearest island with coins is, as a share of the sea. */
    private static double nearestTreasure(Position p, int ship) {
        double best = 1;
        for (int coin = 0; coin < p.coins(); coin++) {
            int island = p.coinPlace(coin);
            if (island >= 0 && island < p.islands()) {
                best = Math.min(best, Distance.between(p.outline(ship), p.outline(island)) / (double) p.size());
            }
        }
        return best;
    }
}
