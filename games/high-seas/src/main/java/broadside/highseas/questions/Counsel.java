package broadside.highseas.questions;

import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.highseas.Aboard;
import broadside.highseas.Allegiance;
import broadside.highseas.Contacts;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.geometry.Sight;
import java.util.ArrayList;
import java.util.List;

/** Tells of each own ship what somebody new to the game would want to know: where she lies, what she could do next for gold. */
final class Counsel {
    private final Position p;
    private final int seat;
    private final Sight sight = new Sight();

    Counsel(Position p, int seat) {
        this.p = p;
        this.seat = seat;
    }

    /** Returns a list of {@code {ship, docked, room, advice, about, count, brings, tows}}. */
    Tree ofFleet() {
        List<Tree> fleet = new ArrayList<>();
        for (int ship = Position.firstShip(); ship < p.endOfShips(); ship++) {
            if (Allegiance.sailsFor(p, ship, seat)) {
                fleet.add(of(ship));
            }
        }
        return Tree.row(fleet);
    }

    private Tree of(int ship) {
        Tree.Grow out = Tree.branch().put("ship", Names.of(p, ship)).put("room", Aboard.room(p, ship));
        int docked = Contacts.dockedAt(p, ship);
        if (docked >= 0) {
            out.put("docked", Names.of(p, docked));
        }
        advise(ship, docked, out);
        Tree.Grow brings = Tree.branch();
        List<Tree> tows = new ArrayList<>();
        for (int place = 0; place < p.endOfShips(); place++) {
            if (!p.isAfloat(place) || place == ship) {
                continue;
            }
            if (may(GiveOrder.EXPLORE, ship, place)) {
                brings.put(Names.of(p, place), gain(ship, place));
            }
            if (Position.isShip(place) && place != p.tows(ship) && isForTow(ship, place)) {
                tows.add(Tree.branch()
                        .put("ship", Names.of(p, place))
                        .putIfTrue("may", may(GiveOrder.MOVE, ship, 0) && TowRuling.rule(p, ship, place, Why.SILENT))
                        .done());
            }
        }
        if (!brings.isEmpty()) {
            out.put("brings", brings.done());
        }
        return out.putUnlessEmpty("tows", tows).done();
    }

    /** A derelict that she touches: whether she may be towed or not, somebody will ask. */
    private boolean isForTow(int ship, int other) {
        return Aboard.isDerelict(p, other) && Contacts.touch(p, ship, other) && !Aboard.isDerelict(p, ship);
    }

    private boolean may(int kind, int ship, int a) {
        return OrderRuling.rule(p, seat, Menu.of(kind, ship, a), Why.SILENT);
    }

    /** Returns how many things exploring a place could bring her: what lies there and finds room, or coins to unload. */
    private int gain(int ship, int place) {
        if (!Position.isShip(place) && p.homeOf(place) >= 0) {
            return coinsAt(ship);
        }
        if (Position.isShip(place) && Allegiance.friendly(p, ship, place)) {
            // What is shifted within a fleet brings nothing by itself.
            return 0;
        }
        int things = coinsAt(place) + (Position.isShip(place) ? crewAt(place) : 0);
        return Aboard.hasRoom(p, ship, seat) ? Math.min(things, Math.max(1, Aboard.room(p, ship))) : 0;
    }

    private int coinsAt(int place) {
        int coins = 0;
        for (int coin = 0; coin < p.coins(); coin++) {
            coins += p.coinPlace(coin) == place ? 1 : 0;
        }
        return coins;
    }

    private int crewAt(int place) {
        int crew = 0;
        for (int token = 0; token < p.crewTokens(); token++) {
            crew += p.crewPlace(token) == place ? 1 : 0;
        }
        return crew;
    }

    private void advise(int ship, int docked, Tree.Grow out) {
        boolean isRich = docked >= 0 && p.homeOf(docked) < 0 && coinsAt(docked) > 0 && Aboard.hasRoom(p, ship, seat);
        int home = p.home(seat);
        if (Aboard.isDerelict(p, ship)) {
            int tower = p.towedBy(ship);
            say(out, tower >= 0 ? "towed" : "derelict", tower, 0);
        } else if (p.hasActed(ship)) {
            say(out, isRich ? "next-turn" : "acted", isRich ? docked : -1, 0);
        } else if (p.pinnedBy(ship) >= 0) {
            say(out, "pinned", p.pinnedBy(ship), 0);
        } else if (isRich && may(GiveOrder.EXPLORE, ship, docked)) {
            say(out, "explore", docked, coinsAt(docked));
        } else if (p.tows(ship) >= 0) {
            say(out, "tow-home", p.tows(ship), 0);
        } else if (!adviseToTow(ship, out) && !adviseToShoot(ship, out)) {
            if (coinsAt(ship) > 0) {
                say(out, "home", home, coinsAt(ship));
            } else {
                adviseCourse(ship, out);
            }
        }
    }

    private boolean adviseToShoot(int ship, Tree.Grow out) {
        int most = 0;
        int best = -1;
        for (int target = Position.firstShip(); target < p.endOfShips(); target++) {
            int guns = Foresight.bearing(p, ship, target, sight);
            if (guns > most) {
                most = guns;
                best = target;
            }
        }
        if (best >= 0) {
            say(out, "shoot", best, most);
        }
        return best >= 0;
    }

    private boolean adviseToTow(int ship, Tree.Grow out) {
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (other != ship && p.isAfloat(other) && TowRuling.rule(p, ship, other, Why.SILENT)) {
                say(out, "tow", other, 0);
                return true;
            }
        }
        return false;
    }

    private void adviseCourse(int ship, Tree.Grow out) {
        int island = Aboard.hasRoom(p, ship, seat) ? richIsland(ship) : -1;
        if (island >= 0) {
            say(out, "seek", island, coinsAt(island));
            return;
        }
        boolean isFull = !Aboard.hasRoom(p, ship, seat);
        int prey = -1;
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (p.isAfloat(other)
                    && !Allegiance.friendly(p, ship, other)
                    && !Contacts.isSafe(p, other)
                    && (prey < 0 || far(ship, other) < far(ship, prey))) {
                prey = other;
            }
        }
        say(out, isFull ? "full" : "hunt", prey, 0);
    }

    /** Returns the island with coins that is nearest to her and not nearer to another ship of her fleet that seeks one; or -1. */
    private int richIsland(int ship) {
        List<Integer> islands = new ArrayList<>();
        for (int island = 0; island < p.islands(); island++) {
            if (p.homeOf(island) < 0 && coinsAt(island) > 0) {
                islands.add(island);
            }
        }
        List<Integer> seekers = new ArrayList<>();
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (Allegiance.sailsFor(p, other, seat)
                    && !Aboard.isDerelict(p, other)
                    && p.tows(other) < 0
                    && (other == ship || coinsAt(other) == 0)
                    && Aboard.hasRoom(p, other, seat)) {
                seekers.add(other);
            }
        }
        // The nearest of all pairs first; each island is for one ship as long as there are enough.
        List<Integer> left = new ArrayList<>(islands);
        while (!left.isEmpty() && !seekers.isEmpty()) {
            int first = -1;
            int chosen = -1;
            for (int seeker : seekers) {
                for (int island : left) {
                    if (first < 0 || far(seeker, island) < far(first, chosen)) {
                        first = seeker;
                        chosen = island;
                    }
                }
            }
            if (first == ship) {
                return chosen;
            }
            seekers.remove(Integer.valueOf(first));
            left.remove(Integer.valueOf(chosen));
        }
        int nearest = -1;
        for (int island : islands) {
            nearest = nearest < 0 || far(ship, island) < far(ship, nearest) ? island : nearest;
        }
        return nearest;
    }

    private long far(int ship, int other) {
        long dx = (long) p.pose(ship).x() - p.pose(other).x();
        long dy = (long) p.pose(ship).y() - p.pose(other).y();
        return dx * dx + dy * dy;
    }

    private void say(Tree.Grow out, String advice, int about, int count) {
        out.put("advice", advice);
        if (about >= 0) {
            out.put("about", Names.of(p, about));
        }
        out.putUnlessZero("count", count);
    }
}
