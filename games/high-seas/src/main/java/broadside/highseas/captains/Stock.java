package broadside.highseas.captains;

import broadside.highseas.Aboard;
import broadside.highseas.Bars;
import broadside.highseas.Guns;
import broadside.highseas.Position;
import broadside.highseas.ShipCard;
import broadside.highseas.UnseenCoins;
import broadside.highseas.abilities.Matter;
import broadside.highseas.geometry.Bar;
import java.util.Arrays;

/** Takes stock of all pieces: gold and room, speed and guns, as one seat or somebody who sees all knows them. Reused. */
final class Stock {
    /** Sees all there is. */
    static final int ALL = -1;

    private static final int PIECES = Position.treasury(0);

    /** Gold aboard a ship or on an island; a coin that is not known counts as much as the others on average. */
    final double[] gold = new double[PIECES];

    final int[] coins = new int[PIECES];
    final int[] room = new int[PIECES];

    /** How far a ship sails in one turn; 0 where she cannot. */
    final int[] reach = new int[PIECES];

    /** Hits to be expected of all guns that reach so far as a short bar. */
    final double[] near = new double[PIECES];

    /** Hits to be expected of the guns that reach so far as a long bar. */
    final double[] far = new double[PIECES];

    final boolean[] shootsAfterMove = new boolean[PIECES];
    final boolean[] exploresAtOnce = new boolean[PIECES];
    final boolean[] derelict = new boolean[PIECES];

    /** Coins whose worth was not known when the thinking began. */
    private final boolean[] luck = new boolean[256];

    private int lucky;
    private double mean;
    private double expected;

    /** Notes which coins a mask does not know: they count as much as the others on average, whatever they turn out. */
    void begin(Position mask) {
        lucky = Math.min(luck.length, mask.coins());
        expected = UnseenCoins.mean(mask);
        for (int coin = 0; coin < lucky; coin++) {
            luck[coin] = mask.value(coin) < 0;
        }
    }

    /** Returns the gold in a treasury, luck left out of account. */
    double treasury(Position p, int seat) {
        double sum = 0;
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == Position.treasury(seat)) {
                sum += coin < lucky && luck[coin] ? expected : p.value(coin);
            }
        }
        return sum;
    }

    void take(Position p, int seat) {
        mean = UnseenCoins.mean(p);
        Arrays.fill(gold, 0);
        Arrays.fill(coins, 0);
        for (int coin = 0; coin < p.coins(); coin++) {
            int place = p.coinPlace(coin);
            if (place >= 0 && place < PIECES) {
                coins[place]++;
                boolean isLuck = coin < lucky && luck[coin];
                boolean known = p.value(coin) >= 0 && (seat == ALL || p.hasSeenCoin(coin, seat));
                gold[place] += isLuck ? expected : known ? p.value(coin) : mean;
            }
        }
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (p.isAfloat(ship)) {
                look(p, ship);
            }
        }
    }

    private void look(Position p, int ship) {
        ShipCard card = p.card(ship);
        room[ship] = Aboard.room(p, ship);
        derelict[ship] = Aboard.isDerelict(p, ship);
        reach[ship] = 0;
        near[ship] = 0;
        far[ship] = 0;
        if (derelict[ship]) {
            return;
        }
        for (int bar : Bars.of(p, ship)) {
            reach[ship] += bar;
        }
        for (int mast = 0; mast < card.masts(); mast++) {
            if ((p.masts(ship) >> mast & 1) != 0) {
                ShipCard.Cannon cannon = card.cannons().get(mast);
                double hit = (6 - cannon.rank()) / 6.0;
                near[ship] += hit;
                far[ship] += cannon.range() == Bar.L ? hit : 0;
            }
        }
        int extra = Guns.rank(p, ship, Guns.EXTRA);
        near[ship] += extra > 0 ? (6 - extra) / 6.0 : 0;
        shootsAfterMove[ship] = Aboard.speaker(p, ship, Matter.SHOOT_AFTER_MOVE) >= 0;
        exploresAtOnce[ship] = Aboard.speaker(p, ship, Matter.EXPLORE_ON_DOCKING) >= 0;
    }
}
