package broadside.highseas.captains;

import broadside.engine.chance.Rng;
import broadside.engine.play.Decision;
import broadside.engine.play.Question;
import broadside.engine.play.Why;
import broadside.highseas.Aboard;
import broadside.highseas.Contacts;
import broadside.highseas.Guns;
import broadside.highseas.Position;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Pose;
import broadside.highseas.geometry.Sight;
import broadside.highseas.questions.AfterSailing;
import broadside.highseas.questions.BoardOrNot;
import broadside.highseas.questions.FireCannon;
import broadside.highseas.questions.GiveOrder;
import broadside.highseas.questions.Menu;
import broadside.highseas.questions.MoveCargo;
import broadside.highseas.questions.Sail;
import broadside.highseas.questions.TakeToOars;

/**
 * Answers at once as a sensible captain would, without listing what else there is: fetch gold, bring it home, fire at
 * what is in range, repair at home. Playouts are made of these answers. Looks only at what the seat knows. Reused.
 */
final class Habits {
    /** Farther than any gun reaches from mast to hull. */
    private static final double OUT_OF_RANGE = Bar.L.length() + 8000;

    private static final int APART = 2500;

    private final Stock stock = new Stock();
    private final Errands errands = new Errands(stock);
    private final Steering steering = new Steering();
    private final Sight sight = new Sight();

    long answer(Position p, Decision decision, Rng rng) {
        Question<Position> question = decision.question();
        int seat = decision.seat();
        if (question instanceof GiveOrder) {
            return order(p, seat, question, rng);
        }
        if (question instanceof Sail sail) {
            return sail(p, seat, sail.ship());
        }
        if (question instanceof FireCannon fire) {
            return fire(p, fire.ship(), fire);
        }
        if (question instanceof AfterSailing) {
            return first(p, seat, question, AfterSailing.SHOOT, AfterSailing.EXPLORE);
        }
        if (question instanceof MoveCargo cargo) {
            return cargo(p, cargo.ship(), cargo.place());
        }
        if (question instanceof BoardOrNot board) {
            int own = board.rammer() ? board.ship() : board.target();
            int other = board.rammer() ? board.target() : board.ship();
            return p.mastCount(own) >= p.mastCount(other) ? 1 : 0;
        }
        if (question instanceof TakeToOars) {
            return first(p, seat, question, 1);
        }
        return question.fallback(p, seat);
    }

    private static long first(Position p, int seat, Question<Position> question, long... wishes) {
        for (long wish : wishes) {
            if (question.rule(p, seat, wish, Why.SILENT)) {
                return wish;
            }
        }
        return question.fallback(p, seat);
    }

    private long order(Position p, int seat, Question<Position> question, Rng rng) {
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (!p.isAfloat(ship) || p.controller(ship) != seat || p.hasActed(ship)) {
                continue;
            }
            long order = order(p, seat, ship, question, rng);
            if (order != GiveOrder.END) {
                return order;
            }
        }
        return GiveOrder.END;
    }

    private long order(Position p, int seat, int ship, Question<Position> question, Rng rng) {
        if (Aboard.isDerelict(p, ship)) {
            long row = Menu.of(GiveOrder.ROW, ship, 0);
            return question.rule(p, seat, row, Why.SILENT) ? row : GiveOrder.END;
        }
        int island = Contacts.dockedAt(p, ship);
        boolean loaded = false;
        boolean treasure = false;
        for (int coin = 0; coin < p.coins(); coin++) {
            loaded |= p.coinPlace(coin) == ship;
            treasure |= island >= 0 && p.coinPlace(coin) == island;
        }
        boolean isHome = island >= 0 && p.homeOf(island) == seat;
        if (treasure && !isHome && Aboard.room(p, ship) > 0 && p.beganAt(ship) == island) {
            return Menu.of(GiveOrder.EXPLORE, ship, island);
        }
        long loot = loot(p, seat, ship, question);
        if (loot != GiveOrder.END) {
            return loot;
        }
        boolean isPinned = p.pinnedBy(ship) >= 0;
        if (hasEnemyNear(p, ship) && (isPinned || rng.below(4) > (loaded ? 2 : 0))) {
            long shoot = Menu.of(GiveOrder.SHOOT, ship, 0);
            if (question.rule(p, seat, shoot, Why.SILENT)) {
                return shoot;
            }
        }
        int lost = p.card(ship).masts() - p.mastCount(ship);
        if (isHome && lost > 0 && rng.below(4) < lost + 1) {
            int mast = Integer.numberOfTrailingZeros(~p.masts(ship));
            return Menu.of(GiveOrder.REPAIR, ship, mast);
        }
        return isPinned || p.towedBy(ship) >= 0 ? GiveOrder.END : Menu.of(GiveOrder.MOVE, ship, 0);
    }

    /** Returns the order to loot a derelict that the ship touches, or to end. */
    private static long loot(Position p, int seat, int ship, Question<Position> question) {
        for (int coin = 0; coin < p.coins(); coin++) {
            int place = p.coinPlace(coin);
            if (Position.isShip(place) && place < p.endOfShips() && p.masts(place) == 0 && place != ship) {
                long loot = Menu.of(GiveOrder.EXPLORE, ship, place);
                if (Aboard.room(p, ship) > 0 && question.rule(p, seat, loot, Why.SILENT)) {
                    return loot;
                }
            }
        }
        return GiveOrder.END;
    }

    private static boolean hasEnemyNear(Position p, int ship) {
        Pose pose = p.pose(ship);
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (p.isAfloat(other) && !p.friendly(ship, other)) {
                double dx = pose.x() - p.pose(other).x();
                double dy = pose.y() - p.pose(other).y();
                if (dx * dx + dy * dy < OUT_OF_RANGE * OUT_OF_RANGE) {
                    return true;
                }
            }
        }
        return false;
    }

    private long sail(Position p, int seat, int ship) {
        stock.take(p, seat);
        errands.give(p);
        int errand = errands.target(ship);
        if (errand >= 0) {
            return steering.toPiece(p, ship, errand, errands.isHunt(ship) ? APART : 0);
        }
        int enemy = nearestEnemy(p, ship);
        if (enemy >= 0 && stock.near[ship] > 0.4) {
            return steering.toPiece(p, ship, enemy, APART);
        }
        int home = p.home(seat);
        return home >= 0 && Contacts.dockedAt(p, ship) != home ? steering.toPiece(p, ship, home, 0) : Sail.STOP;
    }

    private int nearestEnemy(Position p, int ship) {
        Pose pose = p.pose(ship);
        double least = Double.POSITIVE_INFINITY;
        int nearest = -1;
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (p.isAfloat(other) && !p.friendly(ship, other) && !stock.derelict[other]) {
                double dx = pose.x() - p.pose(other).x();
                double dy = pose.y() - p.pose(other).y();
                double square = (dx * dx + dy * dy) / (1 + stock.coins[other]);
                if (square < least && !Contacts.isSafe(p, other)) {
                    least = square;
                    nearest = other;
                }
            }
        }
        return nearest;
    }

    /** Fires at whoever has gold or few masts; a derelict with gold is kept for looting. */
    private long fire(Position p, int ship, FireCannon question) {
        long best = FireCannon.CEASE;
        double most = 0;
        for (int target = Position.firstShip(); target < p.endOfShips(); target++) {
            if (!p.isAfloat(target) || p.friendly(ship, target)) {
                continue;
            }
            int coins = 0;
            for (int coin = 0; coin < p.coins(); coin++) {
                coins += p.coinPlace(coin) == target ? 1 : 0;
            }
            int masts = p.mastCount(target);
            double merit = masts == 0 ? coins > 0 ? 0 : 0.5 : 1 + coins + 2.0 / masts;
            if (merit <= most) {
                continue;
            }
            long shot = shot(p, ship, target, question);
            if (shot != FireCannon.CEASE) {
                most = merit;
                best = shot;
            }
        }
        return best;
    }

    private long shot(Position p, int ship, int target, FireCannon question) {
        for (int cannon = 0; cannon <= Guns.EXTRA; cannon++) {
            if (!p.hasFired(cannon) && Guns.rule(p, ship, cannon, target, sight, Why.SILENT)) {
                return Menu.of(FireCannon.FIRE, target, cannon);
            }
        }
        for (int cannon = 0; p.missed() != 0 && cannon <= Guns.EXTRA; cannon++) {
            long again = Menu.of(FireCannon.AGAIN, target, cannon);
            if (p.hasMissed(cannon) && question.rule(p, p.controller(ship), again, Why.SILENT)) {
                return again;
            }
        }
        return FireCannon.CEASE;
    }

    /** Takes the most valuable coin as long as there is room. */
    private static long cargo(Position p, int ship, int place) {
        int best = -1;
        for (int coin = 0; coin < p.coins(); coin++) {
            if (p.coinPlace(coin) == place && (best < 0 || p.value(coin) > p.value(best))) {
                best = coin;
            }
        }
        return best >= 0 && Aboard.room(p, ship) > 0 ? Menu.of(MoveCargo.TAKE_COIN, 0, best) : MoveCargo.DONE;
    }
}
