package broadside.highseas.captains;

import broadside.highseas.Contacts;
import broadside.highseas.Position;
import broadside.highseas.geometry.Pose;

/**
 * Gives every ship an errand: the island or derelict whose gold she had best fetch, or home with what she has; and says
 * what it is worth. Who is there first gets the coins. Reused.
 */
final class Errands {
    /** A ship that has nothing to fetch or to bring. */
    static final int NONE = -1;

    /** What gold is worth one turn later. */
    private static final double DELAY = 0.93;

    private static final double LOG_DELAY = Math.log(DELAY);

    /** What is left of the worth of gold that comes too late to count. */
    private static final double TOO_LATE = 0.05;

    /** What a coin is worth that another ship is on the way to fetch. */
    private static final double CONTESTED = 0.05;

    /** How much a turn that is begun counts as a whole one. */
    private static final double WHOLE = 0.4;

    /** What it is worth to hunt an enemy, beside what she and her gold are worth; little, because prey flees. */
    private static final double HUNT = 0.08;

    /** Guns with fewer hits to be expected than this hunt nobody. */
    private static final double FEW_HITS = 0.5;

    private static final double CHASE_DELAY = 0.85;

    private static final int PIECES = Position.treasury(0);

    private final Passage passage = new Passage();
    private final Stock stock;
    private final int[] target = new int[PIECES];
    private final double[] worth = new double[PIECES];
    private final double[] homeward = new double[PIECES];
    private final double[] turns = new double[PIECES * PIECES];
    private final int[] left = new int[PIECES];
    private final int[] all = new int[PIECES];
    private final double[] each = new double[PIECES];

    private final int[] hunted = new int[PIECES];
    private final double[] hunting = new double[PIECES];
    private int best;
    private double bestWorth;
    private double bestTurns;

    Errands(Stock stock) {
        this.stock = stock;
    }

    /** Returns the piece a ship should make for, or {@link #NONE}. */
    int target(int ship) {
        return target[ship];
    }

    /** Returns the gold that her errand brings home, less the later. */
    double worth(int ship) {
        return worth[ship];
    }

    /** Returns the coins of a place that nobody is on the way to fetch. */
    int left(int place) {
        return left[place];
    }

    /** Returns how much one of the coins of a place is worth. */
    double each(int place) {
        return each[place];
    }

    /** Returns how many turns a ship is from home. */
    double homeward(int ship) {
        return homeward[ship];
    }

    /** Gives out the errands; the stock has been taken. */
    void give(Position p) {
        int end = p.endOfShips();
        for (int piece = 0; piece < end; piece++) {
            boolean open = p.isAfloat(piece) && (Position.isShip(piece) ? stock.derelict[piece] : p.homeOf(piece) < 0);
            left[piece] = open ? stock.coins[piece] : 0;
            all[piece] = left[piece];
            each[piece] = left[piece] > 0 ? stock.gold[piece] / left[piece] : 0;
            target[piece] = NONE;
            worth[piece] = 0;
            hunting[piece] = 0;
        }
        int open = 0;
        for (int ship = Position.firstShip(); ship < end; ship++) {
            if (p.isAfloat(ship) && stock.reach[ship] > 0) {
                measure(p, ship);
                open |= 1 << (ship - Position.firstShip());
            }
        }
        while (open != 0) {
            int next = -1;
            int nextTarget = NONE;
            double nextWorth = 0;
            double soonest = Double.POSITIVE_INFINITY;
            for (int ship = Position.firstShip(); ship < end; ship++) {
                if ((open >> (ship - Position.firstShip()) & 1) != 0) {
                    choose(p, ship);
                    if (bestTurns < soonest || next < 0) {
                        soonest = bestTurns;
                        next = ship;
                        nextTarget = best;
                        nextWorth = bestWorth;
                    }
                }
            }
            open &= ~(1 << (next - Position.firstShip()));
            target[next] = nextTarget;
            worth[next] = nextWorth;
            if (nextTarget >= 0 && left[nextTarget] > 0) {
                left[nextTarget] -= Math.min(left[nextTarget], stock.room[next]);
            }
        }
        hunt(p);
    }

    private void measure(Position p, int ship) {
        Pose pose = p.pose(ship);
        int home = p.home(p.controller(ship));
        double reach = stock.reach[ship];
        homeward[ship] = home < 0 ? 0 : passage.toPiece(p, pose.x(), pose.y(), home) / reach;
        for (int place = 0; place < p.endOfShips(); place++) {
            if (all[place] > 0 && place != ship) {
                turns[ship * PIECES + place] = passage.toPiece(p, pose.x(), pose.y(), place) / reach;
            }
        }
    }

    private void choose(Position p, int ship) {
        int seat = p.controller(ship);
        int home = p.home(seat);
        double late = p.roundLimit() == 0 ? 1000 : p.roundLimit() - p.round() + 0.5;
        best = NONE;
        bestWorth = 0;
        bestTurns = 50;
        if (stock.coins[ship] > 0) {
            best = home;
            bestTurns = homeward[ship];
            bestWorth = stock.gold[ship] * later(whole(homeward[ship]), late);
        }
        if (stock.room[ship] <= 0 || p.tows(ship) >= 0 || home < 0) {
            return;
        }
        for (int place = 0; place < p.endOfShips(); place++) {
            if (all[place] <= 0 || place == ship) {
                continue;
            }
            double there = turns[ship * PIECES + place];
            int sure = Math.min(left[place], stock.room[ship]);
            double contested = Math.min(all[place] - left[place], stock.room[ship] - sure);
            double gain = (sure + CONTESTED * contested) * each[place];
            double back = backFrom(p, place, home) / stock.reach[ship];
            boolean atOnce = !Position.isShip(place) && (stock.exploresAtOnce[ship] || p.isExploredBy(place, seat));
            double value = (stock.gold[ship] + gain) * later(whole(there) + whole(back) + (atOnce ? 0 : 1), late);
            if (value > bestWorth) {
                bestWorth = value;
                best = place;
                bestTurns = there;
            }
        }
    }

    /** Says whether a ship hunts an enemy. */
    boolean isHunt(int ship) {
        return target[ship] >= 0 && Position.isShip(target[ship]) && !stock.derelict[target[ship]];
    }

    /** Lets ships with guns that have no errand hunt an enemy. */
    private void hunt(Position p) {
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (!p.isAfloat(ship)
                    || stock.reach[ship] == 0
                    || stock.near[ship] < FEW_HITS
                    || p.pinnedBy(ship) >= 0
                    || target[ship] != NONE) {
                continue;
            }
            Pose pose = p.pose(ship);
            double most = 0;
            int chosen = NONE;
            for (int prey = Position.firstShip(); prey < p.endOfShips(); prey++) {
                if (!p.isAfloat(prey) || p.friendly(ship, prey) || stock.derelict[prey]) {
                    continue;
                }
                double gap = Math.max(0, passage.toPiece(p, pose.x(), pose.y(), prey) - 5000);
                double volleys = p.mastCount(prey) / stock.near[ship] * (stock.shootsAfterMove[ship] ? 1 : 2.2);
                double fast = Math.min(1, stock.reach[ship] / (double) Math.max(1, stock.reach[prey]));
                double odds = stock.near[ship] / (stock.near[ship] + 0.7 * stock.near[prey]);
                double prize = 0.7 * stock.gold[prey] + 0.6 * worth[prey] + Worth.SHIP + Worth.MAST * p.mastCount(prey);
                double needed = gap / stock.reach[ship] + volleys;
                double value = HUNT * prize * fast * odds * Math.pow(CHASE_DELAY, needed);
                if (value > most && !Contacts.isSafe(p, prey)) {
                    most = value;
                    chosen = prey;
                }
            }
            hunted[ship] = chosen;
            hunting[ship] = most;
        }
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (hunting[ship] > 0) {
                worth[ship] = hunting[ship];
                target[ship] = hunted[ship];
            }
        }
    }

    /** Returns turns as they pass: she needs the last one whole even where she hardly sails in it. */
    private static double whole(double turns) {
        return WHOLE * Math.ceil(turns - 0.02) + (1 - WHOLE) * turns;
    }

    private double backFrom(Position p, int place, int home) {
        return passage.toPiece(p, p.outline(place).middleX(), p.outline(place).middleY(), home);
    }

    /** Returns what is left of one piece of gold that comes after so many turns. */
    private static double later(double after, double late) {
        double rest = Math.exp(LOG_DELAY * after);
        return after > late ? rest * TOO_LATE : rest;
    }
}
