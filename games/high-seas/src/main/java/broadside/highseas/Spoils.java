package broadside.highseas;

import broadside.engine.play.Scene;
import broadside.engine.rules.Clause;
import broadside.highseas.events.GoldShared;

/**
 * Shares the gold of a ship that a shot sank: the greater half to whoever sank her, the rest to her captain.
 *
 * <p>Her own coins are handed out where they make both shares exactly; otherwise each share is paid in new coins, the
 * highest first, of the values that are in this game, and single ones for the rest (PC-SHOOT-09).
 */
final class Spoils {
    private static final Clause[] SHARED = Clause.all("CB-SINK-01", "MI-SINK-01", "PC-SHOOT-08");
    private static final Clause[] GREATER_HALF = Clause.all("CB-SINK-02", "MI-SINK-02");
    private static final Clause[] THE_REST = Clause.all("CB-SINK-03", "MI-SINK-03");
    private static final Clause OWN_COINS = Clause.of("PC-SHOOT-10");
    private static final Clause CHANGE = Clause.of("PC-SHOOT-09");

    private Spoils() {}

    static void share(Position p, int ship, int sinker, Scene scene) {
        int total = 0;
        for (int coin = 0; coin < p.coins(); coin++) {
            total += p.coinPlace(coin) == ship ? UnseenCoins.look(p, coin, scene) : 0;
        }
        if (total == 0) {
            return;
        }
        int greater = (total + 1) / 2;
        int captain = p.controller(ship);
        int ways = waysTo(p, ship, total);
        if ((ways >> greater & 1) != 0) {
            scene.cite(OWN_COINS);
            handOut(p, ship, sinker, greater, captain);
        } else {
            scene.cite(CHANGE);
            int values = values(p);
            for (int coin = 0; coin < p.coins(); coin++) {
                if (p.coinPlace(coin) == ship) {
                    p.loseCoin(coin);
                }
            }
            pay(p, sinker, greater, values);
            pay(p, captain, total - greater, values);
        }
        p.noteReveal();
        if (scene.heard()) {
            scene.tell(new GoldShared(sinker, greater), SHARED);
            scene.cite(GREATER_HALF);
            if (total > greater) {
                scene.tell(new GoldShared(captain, total - greater), THE_REST);
            }
        }
    }

    /** Returns, as bits, which sums some of the coins aboard make. */
    private static int waysTo(Position p, int ship, int total) {
        long ways = 1;
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == ship) {
                ways |= ways << p.value(coin);
            }
        }
        return total < Integer.SIZE - 1 ? (int) ways : 0;
    }

    /** Gives the sinker coins that make the share exactly, the highest that fit first, and the captain the others. */
    private static void handOut(Position p, int ship, int sinker, int share, int captain) {
        int left = share;
        while (left > 0) {
            int pick = -1;
            for (int coin = 0; coin < p.coins(); coin++) {
                if (p.coinPlace(coin) == ship
                        && p.value(coin) > 0
                        && p.value(coin) <= left
                        && (pick < 0 || p.value(coin) > p.value(pick))
                        && canFinish(p, ship, coin, left)) {
                    pick = coin;
                }
            }
            p.moveCoin(pick, Position.treasury(sinker));
            left -= p.value(pick);
        }
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == ship) {
                p.moveCoin(coin, Position.treasury(captain));
            }
        }
    }

    private static boolean canFinish(Position p, int ship, int without, int left) {
        long ways = 1;
        for (int coin = 0; coin < p.coins(); coin++) {
            if (coin != without && p.coinPlace(coin) == ship) {
                ways |= ways << p.value(coin);
            }
        }
        return (ways >> left - p.value(without) & 1) != 0;
    }

    /** Returns the values of coins in this game, as bits; a ready-made treasure has coins worth 1, 2 and 3. */
    private static int values(Position p) {
        int values = 0b1110;
        for (int coin = 0; coin < p.coins(); coin++) {
            values |= p.value(coin) > 0 ? 1 << p.value(coin) : 0;
        }
        for (int value = 1; value < Cells.VALUES; value++) {
            values |= p.cells[Cells.POOL + value] > 0 ? 1 << value : 0;
        }
        return values;
    }

    private static void pay(Position p, int seat, int gold, int values) {
        int left = gold;
        for (int value = Cells.VALUES - 1; value > 0; value--) {
            while ((value == 1 || (values >> value & 1) != 0) && value <= left) {
                p.mint(value, seat);
                left -= value;
            }
        }
    }
}
