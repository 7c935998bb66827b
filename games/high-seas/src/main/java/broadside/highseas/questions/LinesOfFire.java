package broadside.highseas.questions;

import broadside.engine.tree.Tree;
import broadside.highseas.Allegiance;
import broadside.highseas.Contacts;
import broadside.highseas.Guns;
import broadside.highseas.Measure;
import broadside.highseas.Names;
import broadside.highseas.Position;
import broadside.highseas.geometry.Sight;
import java.util.ArrayList;
import java.util.List;

/** Tells, for every cannon of a ship and every enemy, whether it bears, and the lines that were looked along. */
final class LinesOfFire {
    private LinesOfFire() {}

    static List<Tree> of(Position p, int ship) {
        List<Tree> found = new ArrayList<>();
        Sight sight = new Sight();
        for (int cannon = 0; cannon <= Guns.EXTRA; cannon++) {
            if (Guns.rank(p, ship, cannon) == 0) {
                continue;
            }
            for (int target = Position.firstShip(); target < p.endOfShips(); target++) {
                if (p.isAfloat(target) && target != ship && !Allegiance.friendly(p, ship, target)) {
                    found.add(line(p, ship, cannon, target, sight));
                }
            }
        }
        return found;
    }

    private static Tree line(Position p, int ship, int cannon, int target, Sight sight) {
        int mast = cannon == Guns.EXTRA ? bestMast(p, ship, target, sight) : cannon;
        List<Sight.Line> tried = Guns.tried(p, ship, mast, target, Guns.range(p, ship, cannon), sight);
        Sight.Finding finding = sight.finding();
        int blocker = sight.blockedBy();
        Tree.Grow out = Tree.branch()
                .put("ship", Names.of(p, ship))
                .put("cannon", cannon == Guns.EXTRA ? Tree.of("crew") : Tree.of(cannon + 1))
                .put("target", Names.of(p, target))
                .put("needs", Odds.needs(Guns.rank(p, ship, cannon)));
        if (finding == Sight.Finding.OUT_OF_RANGE) {
            return out.put("finding", "far")
                    .put("short", Measure.tree(Guns.shortBy(p, ship, mast, target, Guns.range(p, ship, cannon))))
                    .done();
        }
        boolean isSafe = Contacts.isSafe(p, target);
        out.put("finding", isSafe ? "safe" : finding == Sight.Finding.CLEAR ? "clear" : "blocked");
        if (finding == Sight.Finding.BLOCKED) {
            out.put("by", Names.of(p, blocker));
        }
        List<Tree> lines = new ArrayList<>();
        for (Sight.Line line : tried) {
            lines.add(Tree.row(List.of(
                    Measure.tree(line.fromX()),
                    Measure.tree(line.fromY()),
                    Measure.tree(line.toX()),
                    Measure.tree(line.toY()))));
        }
        return out.put("tried", Tree.row(lines)).done();
    }

    /** Returns the mast from which a crew's cannon bears, or the first one. */
    private static int bestMast(Position p, int ship, int target, Sight sight) {
        for (int mast = 0; mast < p.card(ship).hull().masts().size(); mast++) {
            if (Guns.look(p, ship, mast, target, Guns.range(p, ship, Guns.EXTRA), sight)) {
                return mast;
            }
        }
        return 0;
    }
}
