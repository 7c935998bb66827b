package broadside.highseas;

import broadside.engine.play.Reason;
import broadside.engine.play.Why;
import broadside.engine.words.Arg;
import broadside.highseas.abilities.Matter;
import broadside.highseas.geometry.Bar;
import broadside.highseas.geometry.Distance;
import broadside.highseas.geometry.Hull;
import broadside.highseas.geometry.Pose;
import broadside.highseas.geometry.Sight;
import java.util.List;

/** Rules on shots: which cannon reaches which target past everything in the way. */
public final class Guns {
    /** The number of the cannon that a crew brings; those of masts are counted from the front. */
    public static final int EXTRA = 7;

    private static final Reason NO_CANNON = Reason.of("hs.no.cannon", "PC-SHOOT-01", "PC-HITS-02");
    private static final Reason NO_MUSKET =
            Reason.of("hs.no.musket", "PC-BMUSKET-01", "CB-CREW-04", "MI-CREW-04", "CB-CREW-05", "MI-CREW-05");
    private static final Reason NO_TARGET = Reason.of("hs.no.target", "PC-SHOOT-06", "PC-SHOOT-07");
    private static final Reason OWN = Reason.of("hs.no.own-target", "CB-SHOOT-06", "MI-SHOOT-06");
    private static final Reason SAFE = Reason.of("hs.no.safe-harbour", "CB-SHOOT-05", "MI-SHOOT-05", "PC-SHOOT-06");
    private static final Reason RANGE = Reason.of("hs.no.range", "PC-SHOOT-03", "PC-SHOOT-06");
    private static final Reason BLOCKED = Reason.of(
            "hs.no.line-of-fire",
            "PC-SHOOT-06",
            "CB-SHOOT-01",
            "MI-SHOOT-01",
            "CB-SHOOT-02",
            "MI-SHOOT-02",
            "CB-SHOOT-03",
            "MI-SHOOT-03",
            "CB-SHOOT-04",
            "MI-SHOOT-04");

    private Guns() {}

    /** Rules on a shot with a cannon that is there; whether it was fired already is not asked. */
    public static boolean rule(Position p, int ship, int cannon, int target, Sight sight, Why why) {
        int rank = rank(p, ship, cannon);
        if (rank == 0) {
            return why.no(cannon == EXTRA ? NO_MUSKET : NO_CANNON);
        }
        if (!Position.isShip(target) || !p.isAfloat(target) || target == ship) {
            return why.no(NO_TARGET);
        }
        if (Allegiance.friendly(p, ship, target)) {
            return why.no(OWN);
        }
        if (Contacts.isSafe(p, target)) {
            return why.no(SAFE);
        }
        Hull hull = p.card(ship).hull();
        boolean inRange = false;
        int blocker = -1;
        // A cannon that a crew brings may be fired from any mast position, standing or not (PC-BMUSKET-05).
        int from = cannon == EXTRA ? 0 : cannon;
        int to = cannon == EXTRA ? hull.masts().size() - 1 : cannon;
        for (int mast = from; mast <= to; mast++) {
            if (look(p, ship, mast, target, range(p, ship, cannon), sight)) {
                return true;
            }
            if (sight.finding() == Sight.Finding.BLOCKED) {
                inRange = true;
                blocker = sight.blockedBy();
            }
        }
        if (!inRange) {
            return why.no(RANGE);
        }
        return why.isListening() ? why.no(BLOCKED, Arg.piece(Names.of(p, blocker))) : why.no(BLOCKED);
    }

    /** Looks from a mast; what blocks has the number of its piece, own sails that of the ship itself. */
    public static boolean look(Position p, int ship, int mast, int target, Bar range, Sight sight) {
        screen(p, ship, mast, target, sight);
        Pose pose = p.pose(ship);
        Hull.Point at = p.card(ship).hull().masts().get(mast);
        return sight.look(
                pose.east(at.starboard(), at.ahead()),
                pose.north(at.starboard(), at.ahead()),
                p.outline(target),
                range.length());
    }

    /** Looks as {@link #look} does, and returns every line that was tried. */
    public static List<Sight.Line> tried(Position p, int ship, int mast, int target, Bar range, Sight sight) {
        screen(p, ship, mast, target, sight);
        Pose pose = p.pose(ship);
        Hull.Point at = p.card(ship).hull().masts().get(mast);
        return sight.explain(
                pose.east(at.starboard(), at.ahead()),
                pose.north(at.starboard(), at.ahead()),
                p.outline(target),
                range.length());
    }

    /** Returns by how much a target lies out of the range of a mast, in hundredths of a millimetre; not above 0: within. */
    public static int shortBy(Position p, int ship, int mast, int target, Bar range) {
        Pose pose = p.pose(ship);
        Hull.Point at = p.card(ship).hull().masts().get(mast);
        long away = Distance.toPoint(
                p.outline(target), pose.east(at.starboard(), at.ahead()), pose.north(at.starboard(), at.ahead()));
        return (int) away - range.length();
    }

    /** Sets up everything that can stand between a mast and a target. */
    private static void screen(Position p, int ship, int mast, int target, Sight sight) {
        Hull hull = p.card(ship).hull();
        Pose pose = p.pose(ship);
        sight.clear();
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            if (piece != ship && piece != target && p.isAfloat(piece)) {
                sight.block(p.outline(piece), piece);
            }
        }
        for (int other = 0; other < hull.sails().size(); other++) {
            if (other != mast && (p.masts(ship) >> other & 1) != 0) {
                sight.block(hull.sails().get(other).at(pose), ship);
            }
        }
    }

    /** Returns the rank of a cannon, or 0 where there is none. */
    public static int rank(Position p, int ship, int cannon) {
        if (cannon == EXTRA) {
            int crew = Aboard.speaker(p, ship, Matter.EXTRA_CANNON);
            return crew < 0 ? 0 : Aboard.answer(p, crew, Matter.EXTRA_CANNON) / 10;
        }
        return cannon >= 0 && cannon < p.card(ship).masts() && (p.masts(ship) >> cannon & 1) != 0
                ? p.card(ship).cannons().get(cannon).rank()
                : 0;
    }

    public static Bar range(Position p, int ship, int cannon) {
        if (cannon == EXTRA) {
            return Bar.of(Aboard.answer(p, Aboard.speaker(p, ship, Matter.EXTRA_CANNON), Matter.EXTRA_CANNON) % 10);
        }
        return p.card(ship).cannons().get(cannon).range();
    }

    /** Says whether any cannon of a ship has a target. */
    public static boolean hasTarget(Position p, int ship, Sight sight) {
        for (int target = Position.firstShip(); target < p.endOfShips(); target++) {
            for (int cannon = 0; cannon <= EXTRA; cannon++) {
                if (rule(p, ship, cannon, target, sight, Why.SILENT)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Explains why a ship has no target at all: by the enemy that is nearest to being one. */
    public static boolean refuseAll(Position p, int ship, Sight sight, Why why) {
        boolean isSafe = false;
        boolean hasEnemy = false;
        int blocker = -1;
        for (int target = Position.firstShip(); target < p.endOfShips(); target++) {
            if (!p.isAfloat(target) || Allegiance.friendly(p, ship, target)) {
                continue;
            }
            for (int cannon = 0; cannon < p.card(ship).masts(); cannon++) {
                boolean isThere = rank(p, ship, cannon) != 0;
                boolean isClear = isThere && look(p, ship, cannon, target, range(p, ship, cannon), sight);
                if (isThere && !isClear && sight.finding() == Sight.Finding.BLOCKED) {
                    blocker = sight.blockedBy();
                }
            }
            hasEnemy = true;
            isSafe |= Contacts.isSafe(p, target);
        }
        if (isSafe) {
            return why.no(SAFE);
        }
        if (blocker >= 0) {
            return why.no(BLOCKED, Arg.piece(Names.of(p, blocker)));
        }
        return why.no(hasEnemy ? RANGE : NO_TARGET);
    }

    /** Says whether, for all that everybody knows, a ship has something to shoot with and at. */
    public static boolean mightShoot(Position p, int ship, Sight sight) {
        for (int target = Position.firstShip(); target < p.endOfShips(); target++) {
            if (!p.isAfloat(target) || Allegiance.friendly(p, ship, target) || Contacts.isSafe(p, target)) {
                continue;
            }
            for (int mast = 0; mast < p.card(ship).masts(); mast++) {
                boolean stands = (p.masts(ship) >> mast & 1) != 0;
                if (stands
                                && look(
                                        p,
                                        ship,
                                        mast,
                                        target,
                                        p.card(ship).cannons().get(mast).range(),
                                        sight)
                        || Aboard.might(p, ship, Matter.EXTRA_CANNON) && look(p, ship, mast, target, Bar.S, sight)) {
                    return true;
                }
            }
        }
        return false;
    }
}
