package broadside.highseas.questions;

import broadside.engine.play.Why;
import broadside.engine.tree.Tree;
import broadside.highseas.Allegiance;
import broadside.highseas.Contacts;
import broadside.highseas.Guns;
import broadside.highseas.Measure;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.geometry.Pose;
import broadside.highseas.geometry.Sight;
import java.util.ArrayList;
import java.util.List;

/** Tells what comes of where a ship would lie after a course: whom she touches, rams, could tow, and who comes under her guns. */
final class Foresight {
    private Foresight() {}

    /** Writes it; what does not come about is left out. */
    static Tree.Grow of(Trial trial) {
        Position p = trial.p;
        int ship = trial.ship;
        Pose end = p.pose(ship);
        Tree.Grow out = Tree.branch()
                .put(
                        "end",
                        Tree.row(List.of(Measure.tree(end.x()), Measure.tree(end.y()), Measure.tree(end.heading()))));
        List<String> meets = new ArrayList<>();
        List<String> rams = new ArrayList<>();
        List<String> tows = new ArrayList<>();
        boolean pins = false;
        int rammed = rammed(p, ship);
        for (int piece = 0; piece < p.endOfShips(); piece++) {
            if (!p.isAfloat(piece) || piece == ship || piece == p.tows(ship) || !Contacts.touch(p, ship, piece)) {
                continue;
            }
            meets.add(Names.of(p, piece));
            if (Position.isShip(piece) && (rammed >> piece - Position.firstShip() & 1) != 0) {
                rams.add(Names.of(p, piece));
                pins |= p.masts(piece) != 0;
            }
            if (Position.isShip(piece) && mayTow(p, ship, piece)) {
                tows.add(Names.of(p, piece));
            }
        }
        int docked = Contacts.dockedAt(p, ship);
        if (docked >= 0) {
            out.put("docks", Names.of(p, docked));
        }
        putUnlessEmpty(out, "meets", meets);
        putUnlessEmpty(out, "rams", rams);
        out.putIfTrue("pinned", pins);
        putUnlessEmpty(out, "tows", tows);
        Tree.Grow bears = Tree.branch();
        Sight sight = new Sight();
        for (int target = Position.firstShip(); target < p.endOfShips(); target++) {
            int guns = bearing(p, ship, target, sight);
            if (guns > 0) {
                bears.put(Names.of(p, target), guns);
            }
        }
        if (!bears.isEmpty()) {
            out.put("bears", bears.done());
        }
        return out;
    }

    /** Returns the enemies whom she would ram, as bits: her bow came upon them in this move (PC-RAM-04, HS-R022). */
    private static int rammed(Position p, int ship) {
        if (p.masts(ship) == 0) {
            return 0;
        }
        int rammed = Contacts.bowOnEnemies(p, ship) & ~p.touchedBefore();
        for (int other = Position.firstShip(); other < p.endOfShips(); other++) {
            if (p.isAfloat(other) && p.pinnedBy(other) == ship) {
                rammed &= ~(1 << other - Position.firstShip());
            }
        }
        return rammed;
    }

    /** Says whether she may take a ship in tow from where she lies. */
    static boolean mayTow(Position p, int ship, int other) {
        return !p.hasBegunTow() && TowRuling.rule(p, ship, other, Why.SILENT);
    }

    /** Returns how many of her cannons bear on a target from where she lies. */
    static int bearing(Position p, int ship, int target, Sight sight) {
        if (!p.isAfloat(target) || target == ship || Allegiance.friendly(p, ship, target)) {
            return 0;
        }
        int guns = 0;
        for (int cannon = 0; cannon <= Guns.EXTRA; cannon++) {
            guns += Guns.rule(p, ship, cannon, target, sight, Why.SILENT) ? 1 : 0;
        }
        return guns;
    }

    private static void putUnlessEmpty(Tree.Grow out, String name, List<String> names) {
        if (!names.isEmpty()) {
            out.put(name, Tree.texts(names));
        }
    }
}
